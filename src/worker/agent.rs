//! The worker's side: listens to the page, searches in slices, reports.

use super::clock::now;
use super::protocol::{BUILD, WorkerRequest, WorkerResponse};
use super::thinker::{Think, Thinker};
use crate::engine::bots::HasBots;
use crate::engine::codec::Coded;
use std::cell::RefCell;
use std::time::Duration;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

/// The length of a slice. Messages of the page arrive between slices, so this is the longest delay of a request.
const SLICE: Duration = Duration::from_millis(40);

/// Serves the page that started this worker, with bots of one rule set.
pub fn serve<G: Coded + HasBots + 'static>() {
    let scope = js_sys::global().unchecked_into::<DedicatedWorkerGlobalScope>();
    // Messages to oneself avoid the delay that browsers add to repeated timeouts.
    let Ok(slices) = MessageChannel::new() else { return };
    let thinker = std::rc::Rc::new(RefCell::new(Thinker::<G>::default()));
    let next = slices.port2();
    let heard = {
        let (scope, thinker, next) = (scope.clone(), thinker.clone(), next.clone());
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            let Ok(order) = serde_json::from_str::<WorkerRequest>(&text) else { return };
            let was_busy = thinker.borrow().is_busy();
            let report = thinker.borrow_mut().hear(order, now());
            report.into_iter().for_each(|report| say(&scope, &report));
            // A running slice schedules the next one.
            if !was_busy {
                go_on(&*thinker.borrow(), &next);
            }
        })
    };
    let sliced = {
        let (scope, thinker) = (scope.clone(), thinker.clone());
        Closure::<dyn Fn(MessageEvent)>::new(move |_: MessageEvent| {
            let report = thinker.borrow_mut().think(SLICE, &now);
            report.into_iter().for_each(|report| say(&scope, &report));
            go_on(&*thinker.borrow(), &next);
        })
    };
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    slices.port1().set_onmessage(Some(sliced.as_ref().unchecked_ref()));
    heard.forget();
    sliced.forget();
    say(&scope, &WorkerResponse::Ready(BUILD.to_owned()));
}

fn go_on(thinker: &dyn Think, next: &web_sys::MessagePort) {
    if thinker.is_busy() {
        // Fails only for values that cannot be cloned.
        let _ = next.post_message(&JsValue::NULL);
    }
}

fn say(scope: &DedicatedWorkerGlobalScope, report: &WorkerResponse) {
    if let Ok(text) = serde_json::to_string(report) {
        let _ = scope.post_message(&text.into());
    }
}
