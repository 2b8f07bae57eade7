import { choices } from './entries/choices.tsx';
import { controls } from './entries/controls.tsx';
import { fields } from './entries/fields.tsx';
import { frames } from './entries/frames.tsx';
import { lists } from './entries/lists.tsx';
import { messages } from './entries/messages.tsx';
import { places } from './entries/places.tsx';
import { products } from './entries/products.tsx';
import type { Entries } from './entry.ts';

/** An entry for every component of `src/ui/primitives` and `src/ui/patterns`. */
export const allEntries: Entries = { ...controls, ...fields, ...choices, ...messages, ...products, ...lists, ...places, ...frames };
