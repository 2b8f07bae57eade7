import { sql } from 'drizzle-orm';
import { customers } from './schema/customers.ts';

/** What the shop's own people see of an order's customer. The stand-in of a deleted account has neither name, address nor number. */
export const shownCustomer = {
  id: customers.id,
  name: customers.name,
  email: sql<string>`case when ${customers.deletedAt} is null then ${customers.email} else '' end`,
  phone: customers.phone,
};
