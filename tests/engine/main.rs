//! Tests of rules by their ids, links, bots, random games and the command line.

mod balance;
mod bots;
mod city;
mod codec;
mod lab;
mod metromania;
mod perft;
mod playouts;
mod properties;
mod review;
mod sample;
mod scripts;
mod tramways;
