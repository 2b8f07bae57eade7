import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CartScreen } from '#features/cart/CartScreen.tsx';
import { HelpLine } from '#features/content/HelpLine.tsx';
import { SaveCartAsList } from '#features/lists/SaveCartAsList.tsx';
import { ToolRow } from '#features/tools/ToolRow.tsx';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/cart/')({
  head: ({ match }) => routeHead(match.context, { title: msg`Cart` }),
  component: CartPage,
});

function CartPage() {
  return (
    <CartScreen
      tools={<ToolRow />}
      help={
        <>
          <SaveCartAsList />
          <HelpLine />
        </>
      }
    />
  );
}
