import * as v from 'valibot';
import { CountSchema, endpoint } from './endpoint.ts';

/** Steps from an empty server to a shop that can sell, in the order in which a merchant takes them. */
export const openingSteps = [
  'name',
  'contact',
  'payment',
  'depots',
  'freight',
  'goods',
  'pages',
  'demo',
  'company',
  'order_prefix',
  'logo',
  'articles',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** `is_needed`: without it customers can't order, can't ask, or would be told invented things. */
const StepSchema = v.object({ code: v.picklist(openingSteps), is_done: v.boolean(), is_needed: v.boolean() });

export const checklistEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/checklist',
  access: 'admin',
  summary: 'What the shop has and lacks before it can sell.',
  answer: v.object({ can_sell: v.boolean(), steps: v.array(StepSchema) }),
});

/** How much of the demo there is, by kind; `settings` are fields of the shop's card, `accounts` payment methods with an invented one. */
const DemoSchema = v.object({
  products: CountSchema,
  articles: CountSchema,
  pages: CountSchema,
  banners: CountSchema,
  settings: CountSchema,
  accounts: CountSchema,
  depots: CountSchema,
  zones: CountSchema,
  rates: CountSchema,
  services: CountSchema,
  customers: CountSchema,
  reviews: CountSchema,
});
export type DemoContents = v.InferOutput<typeof DemoSchema>;

export const demoEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/demo',
  access: 'admin',
  summary: 'How much of the demo is in the shop as it came.',
  answer: DemoSchema,
});

export const removeDemoEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/admin/demo',
  access: 'admin',
  summary:
    'Removes what is as the demo brought it: all sample goods, texts, tariffs and settings that the merchant has not changed, invented accounts, customers and reviews. Goods and depots that orders name go out of use, and a demo customer with orders can sign in no more. Answers what was removed.',
  answer: DemoSchema,
});
