/** The life of an order; every transition that the server does not list is refused. */
export const orderStatus = {
  cart: 1,
  waitingForValidation: 2,
  waitingForPayment: 3,
  paymentValidated: 4,
  processing: 5,
  onShipping: 6,
  done: 7,
  cancelled: 8,
} as const;
