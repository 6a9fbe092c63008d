//! The page's connection to a worker.

use super::protocol::{BUILD, WorkerRequest, WorkerResponse};
use crate::engine::json;
use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};

/// The script that starts a worker (static/worker-start.js), next to the page.
const SCRIPT: &str = "worker-start.js";

/// An event of the connection.
pub(super) enum Signal {
    Report(WorkerResponse),
    /// The worker could not start, broke, or sent something that is not a report.
    Broken,
}

/// A started worker; stopped when dropped.
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
    /// Starts the worker of a rule set, whose binary is named after it. Only its first report shows that it runs.
    ///
    /// # Errors
    /// The browser allows no worker.
    pub(super) fn open(
        rule_set: &str,
        hear: impl Fn(Signal) + Clone + 'static,
    ) -> Result<Channel, JsValue> {
        // The build in the address avoids a cached worker of an older page.
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

    /// Sends a message to the worker.
    pub(super) fn say(&self, order: &WorkerRequest) {
        if let Ok(text) = serde_json::to_string(order) {
            // Fails only for values that cannot be cloned.
            let _ = self.worker.post_message(&text.into());
        }
    }
}
