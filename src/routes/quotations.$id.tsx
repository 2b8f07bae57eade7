import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlanDialog } from '#features/lists/PlanDialog.tsx';
import { QuotationScreen } from '#features/quotations/QuotationScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/quotations/$id')({
  head: ({ match }) => routeHead(match.context, { title: msg`Quotations` }),
  component: Quotation,
});

function Quotation() {
  const { id } = Route.useParams();
  // What is typed is of one quotation.
  return <QuotationScreen key={id} id={id} renderPlan={plan => <PlanDialog {...plan} />} />;
}
