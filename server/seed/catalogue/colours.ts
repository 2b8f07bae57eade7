import { hexOfColour } from '../../modules/media/drawings/colours.ts';

/** Finishes that stand behind a colour's name, and change nothing of the colour. */
const FINISH = /-(?:doff|polos|kilap)$/;

/** Words that drawings have tones for, and that are a finish or no one colour: they are chosen by name. */
const notColours: readonly string[] = ['bening', 'natural', 'satin', 'krom', 'stainless', 'galvalum', 'semen-ekspos'];

/** The colour that a variant is chosen by, '#rrggbb': of the part of its Indonesian name that is one, such as 'Gading' of 'Gading · 5 kg'. */
export function colourOf(name: string): string | undefined {
  const words = name.split(' · ').map(part => part.toLowerCase().replace(/[ -]+/g, '-').replace(FINISH, ''));
  return words.flatMap(word => (notColours.includes(word) ? [] : (hexOfColour(word) ?? []))).at(0);
}
