export function WaitingPaymentScreen(_props: { orderId: string | null }) {
  return null;
}
