//! Every phrase, in English and Spanish.
