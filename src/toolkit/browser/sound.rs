//! Soft sounds, synthesized from oscillators and a falling volume, without files. Silent if the browser has or allows no sound.

use crate::table::sounds::Tone;
use std::cell::RefCell;
use web_sys::{AudioContext, AudioContextState, OscillatorType};

/// A note: pitch in Hz, start and length in milliseconds, loudness in thousandths, waveform.
struct SoundNote(f32, u32, u32, f32, OscillatorType);

thread_local! {
    /// One for the page; browsers grant only a few.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays sounds at their times, in milliseconds from now, sped up by `rate`.
pub(crate) fn play(tones: &[(u32, Tone)], rate: f64) {
    if tones.is_empty() || !is_touched() {
        return;
    }
    let Some(context) = context() else { return };
    if context.state() == AudioContextState::Suspended {
        let _ = context.resume();
    }
    let now = context.current_time();
    for (at, tone) in tones {
        let at = now + f64::from(*at) / 1000.0 / rate;
        notes(*tone).iter().for_each(|note| drop(sound(&context, note, at)));
    }
}

/// Returns whether the player has interacted with the page; earlier sounds would all be played at once then. Browsers that cannot
/// tell hold sounds back themselves.
fn is_touched() -> bool {
    let navigator = gloo::utils::window().navigator();
    let activation = js_sys::Reflect::get(&navigator, &"userActivation".into());
    let touched = activation.and_then(|it| js_sys::Reflect::get(&it, &"hasBeenActive".into()));
    touched.map_or(true, |touched| touched != false)
}

fn context() -> Option<AudioContext> {
    CONTEXT.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = AudioContext::new().ok();
        }
        kept.clone()
    })
}

fn notes(tone: Tone) -> &'static [SoundNote] {
    use OscillatorType::{Sine, Triangle};
    match tone {
        Tone::Tile => {
            &[SoundNote(196.0, 0, 70, 60.0, Triangle), SoundNote(740.0, 0, 28, 22.0, Triangle)]
        }
        Tone::Bell => &[
            SoundNote(1318.5, 0, 420, 30.0, Sine),
            SoundNote(2637.0, 0, 200, 9.0, Sine),
            SoundNote(1046.5, 190, 620, 30.0, Sine),
            SoundNote(2093.0, 190, 260, 9.0, Sine),
        ],
        Tone::Coin => {
            &[SoundNote(1975.5, 0, 70, 16.0, Sine), SoundNote(2637.0, 60, 200, 18.0, Sine)]
        }
        Tone::Card => &[
            SoundNote(5200.0, 0, 35, 5.0, Triangle),
            SoundNote(3900.0, 22, 45, 6.0, Triangle),
            SoundNote(6400.0, 48, 30, 4.0, Triangle),
        ],
        Tone::Chord => &[
            SoundNote(261.6, 0, 1900, 30.0, Sine),
            SoundNote(329.6, 90, 1900, 26.0, Sine),
            SoundNote(392.0, 180, 1900, 26.0, Sine),
            SoundNote(523.3, 270, 2000, 22.0, Sine),
        ],
        Tone::Low => &[SoundNote(98.0, 0, 420, 70.0, Sine), SoundNote(103.8, 0, 420, 40.0, Sine)],
    }
}

fn sound(context: &AudioContext, note: &SoundNote, at: f64) -> Result<(), wasm_bindgen::JsValue> {
    let SoundNote(pitch, start, lasts, loudness, wave) = *note;
    let begin = at + f64::from(start) / 1000.0;
    let end = begin + f64::from(lasts) / 1000.0;
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    oscillator.set_type(wave);
    oscillator.frequency().set_value(pitch);
    let volume = gain.gain();
    volume.set_value_at_time(0.0, begin)?;
    volume.linear_ramp_to_value_at_time(loudness / 1000.0, begin + 0.006)?;
    volume.exponential_ramp_to_value_at_time(0.0001, end)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(end + 0.02)
}
