/** What a member of staff may do: everything, or orders and money, or goods and stock, or words, banners and broadcasts. */
export const staffRoles = ['owner', 'orders', 'catalogue', 'content'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Roles besides the owner by the beginning of a path; what has no entry is the owner's alone. */
const RIGHTS: Readonly<Record<string, readonly StaffRole[]>> = {
  '/v1/admin/queues': ['orders', 'catalogue', 'content'],
  '/v1/admin/orders': ['orders'],
  '/v1/admin/orders-csv': ['orders'],
  '/v1/admin/pick-ups': ['orders'],
  '/v1/admin/payments': ['orders'],
  '/v1/admin/refunds': ['orders'],
  '/v1/admin/returns': ['orders'],
  '/v1/admin/customers': ['orders'],
  '/v1/admin/figures': ['orders', 'catalogue'],
  '/v1/admin/catalogue': ['catalogue'],
  '/v1/admin/prices': ['catalogue'],
  '/v1/admin/products': ['catalogue'],
  '/v1/admin/variants': ['catalogue'],
  '/v1/admin/stock': ['catalogue', 'orders'],
  '/v1/admin/pictures': ['catalogue', 'content'],
  '/v1/admin/content': ['content'],
  '/v1/admin/banners': ['content'],
  '/v1/admin/broadcasts': ['content'],
  '/v1/admin/notifications': ['content'],
};

/** Whether a role may call an endpoint of the shop's own people. @param path of the endpoint, such as '/v1/admin/orders/:id' */
export function mayCall(role: StaffRole, path: string): boolean {
  if (role === 'owner') return true;
  const room = path.split('/').slice(0, 4).join('/');
  return RIGHTS[room]?.includes(role) ?? false;
}
