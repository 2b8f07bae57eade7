import * as v from 'valibot';
import { endpoint, languageQuery } from './endpoint.ts';
import { LONGEST_PROJECT, OrderSchema } from './orders.ts';
import { NameSchema } from './text.ts';

export const setProjectEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/orders/:id/project',
  access: 'customer',
  summary:
    "Names the project or purchase order that a placed order is for; '' takes the name away. An invoice that was sent stays as it is.",
  query: v.object(languageQuery),
  body: v.object({ project_name: NameSchema(LONGEST_PROJECT) }),
  answer: OrderSchema,
});
