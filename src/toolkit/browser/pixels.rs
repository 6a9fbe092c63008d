//! Drawings as pixels.

use js_sys::{Function, Promise};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// Pixels per drawing unit: enough for a camera to read a code.
const SCALE: u32 = 2;

/// Renders a drawing as a PNG; `None` if the browser cannot.
pub(crate) async fn pixels_of(svg: &str) -> Option<Blob> {
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&as_address(svg));
    JsFuture::from(image.decode()).await.ok()?;
    let canvas = drawn(&image).ok()?;
    JsFuture::from(pixels(&canvas)).await.ok()?.dyn_into().ok()
}

/// Returns a drawing as a data address for an image.
pub(crate) fn as_address(svg: &str) -> String {
    format!("data:image/svg+xml;charset=utf-8,{}", String::from(js_sys::encode_uri_component(svg)))
}

fn drawn(image: &HtmlImageElement) -> Result<HtmlCanvasElement, JsValue> {
    let canvas = gloo::utils::document().create_element("canvas")?;
    let canvas: HtmlCanvasElement = canvas.unchecked_into();
    let (width, height) = (image.natural_width() * SCALE, image.natural_height() * SCALE);
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d")?.ok_or(JsValue::UNDEFINED)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_html_image_element_and_dw_and_dh(
        image,
        0.0,
        0.0,
        f64::from(width),
        f64::from(height),
    )?;
    Ok(canvas)
}

/// Promises the PNG of a canvas, or null if there is none.
fn pixels(canvas: &HtmlCanvasElement) -> Promise {
    Promise::new(&mut |resolve: Function, reject: Function| {
        let take = Closure::once_into_js(move |blob: JsValue| {
            // Resolving a promise never fails.
            let _ = resolve.call1(&JsValue::UNDEFINED, &blob);
        });
        if let Err(why) = canvas.to_blob(take.unchecked_ref()) {
            let _ = reject.call1(&JsValue::UNDEFINED, &why);
        }
    })
}
