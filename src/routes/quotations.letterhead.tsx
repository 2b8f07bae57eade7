import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LetterheadScreen } from '#features/quotations/LetterheadScreen.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/quotations/letterhead')({
  head: ({ match }) => routeHead(match.context, { title: msg`Your letterhead` }),
  component: LetterheadScreen,
});
