import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CalculatorsScreen } from '#features/calculators/CalculatorsScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/calculators/')({
  head: ({ match }) => routeHead(match.context, { title: msg`Calculators` }),
  component: CalculatorsScreen,
});
