//! Metromania, rule by rule: `mline_4_...` tests MLINE-4.

mod games;
mod golden;
