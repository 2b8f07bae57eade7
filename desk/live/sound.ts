import { createStore } from '#lib/store.ts';

const KEY = 'desk-sound';
/** Hertz of the two tones, one after the other. */
const TONES = [659, 880];
const LOUDNESS = 0.12;

/** Whether a new order is heard, as this browser's user chose. */
export const isSoundOn = createStore(stored());

export function switchSound(isOn: boolean): void {
  isSoundOn.set(isOn);
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // A browser that stores nothing keeps the choice until the page is left.
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

let context: AudioContext | null = null;

/** Two soft tones; silent before the first tap or key in this page, as browsers demand. */
export async function playSound(): Promise<void> {
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  await context.resume();
  for (const [at, tone] of TONES.entries()) {
    const begin = context.currentTime + at * 0.18;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.4);
    const voice = new OscillatorNode(context, { frequency: tone });
    voice.connect(volume).connect(context.destination);
    voice.start(begin);
    voice.stop(begin + 0.45);
  }
}
