import type { SeedPage } from '../types.ts';
import { about } from './about.ts';
import { faq } from './faq.ts';
import { guarantee } from './guarantee.ts';
import { terms } from './terms.ts';

export const seedPages: readonly SeedPage[] = [about, faq, terms, guarantee];
