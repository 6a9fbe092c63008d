//! The page's line to a worker.

use super::protocol::{BUILD, Order, Report};
use crate::engine::json;
use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};

/// The script that starts a worker (static/worker-start.js), beside the page.
const SCRIPT: &str = "worker-start.js";

/// What comes over the line.
pub(super) enum Signal {
    Report(Report),
    /// The worker could not start, broke, or says what no report is.
    Broken,
}

/// A worker that was started; it ends with this value.
pub(super) struct Channel {
    worker: Worker,
    _listeners: [EventListener; 3],
}

impl Drop for Channel {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Channel {
    /// Starts the worker of a rule set, whose binary is named after it. Whether it lives, only its first report tells.
    ///
    /// # Errors
    /// The browser does not let the page have one.
    pub(super) fn open(
        rule_set: &str,
        hear: impl Fn(Signal) + Clone + 'static,
    ) -> Result<Channel, JsValue> {
        // The mark in the address keeps a worker out that the browser has of an older page.
        let worker = Worker::new(&format!("{SCRIPT}?{BUILD}#worker-{rule_set}"))?;
        let message = {
            let hear = hear.clone();
            EventListener::new(&worker, "message", move |event| {
                let data =
                    event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
                let report = data.and_then(|text| json::read(&text).ok());
                hear(report.map_or(Signal::Broken, Signal::Report));
            })
        };
        let broken = |kind: &'static str| {
            let hear = hear.clone();
            EventListener::new(&worker, kind, move |_| hear(Signal::Broken))
        };
        let listeners = [message, broken("error"), broken("messageerror")];
        Ok(Channel { worker, _listeners: listeners })
    }

    /// Says something to the worker.
    pub(super) fn say(&self, order: &Order) {
        if let Ok(text) = serde_json::to_string(order) {
            // It fails only for what cannot be copied.
            let _ = self.worker.post_message(&text.into());
        }
    }
}
