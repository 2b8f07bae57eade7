import type { ReactNode } from 'react';

/** Words in the language that the gallery shows. */
export type Say = (id: string, en: string) => string;

/** What a component looks like in each of its states, by the state's name. */
export type Entry = Readonly<Record<string, (say: Say) => ReactNode>>;

/** Entries by the component's file below `src/ui`. */
export type Entries = Readonly<Record<string, Entry>>;
