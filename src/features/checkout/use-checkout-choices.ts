import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Order } from '#contract/orders.ts';
import { useAddresses } from '#data/addresses/use-addresses.ts';
import type { CheckoutDraft } from '#data/checkout/draft.ts';
import type { Choices } from '#data/checkout/expectation.ts';
import { preselectedAddress } from '#data/checkout/preselected.ts';
import type { Split } from '#data/checkout/split.ts';
import { useEditsUnderWay } from '#data/checkout/use-edits-under-way.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { orderQueries, paymentQueries, shipmentQueries } from '#data/orders/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { canPay } from './can-pay.ts';

/**
 * The options of a checkout, those that the draft has chosen, and the steps that these finish. The primary address is chosen from the start.
 * @param split what is ordered now, and what stays in the cart
 */
export function useCheckoutChoices({ first: order, later }: Split, draft: CheckoutDraft) {
  const { language } = useLanguage();
  const addresses = useAddresses();
  const addressId = draft.addressId ?? preselectedAddress(addresses.data ?? [])?.id;
  const address = addresses.data?.find(each => each.id === addressId) ?? null;
  const laterIds = later.map(item => item.product_variant_id);
  // The server quotes for what it knows.
  const isUnsent = address?.isQueued === true;
  const quotes = useQuery(orderQueries.quotes(language, order.id, isUnsent ? '' : (address?.id ?? ''), laterIds));
  const isReachable = useIsReachable();
  useQuotesOfTheseGoods(order, quotes);
  // Without a line, and without a quote of an earlier look, the shop says what the freight is before anything is ordered.
  const isUnquoted = address !== null && !isReachable && quotes.data === undefined;
  const services = useQuery({ ...shipmentQueries.methods(language), enabled: isUnquoted });
  const service = isUnquoted ? (services.data?.find(({ id }) => id === draft.shipmentId) ?? null) : null;
  const quote = quotes.data?.find(each => each.shipment_method_id === draft.shipmentId && each.is_available) ?? null;
  const amount = order.total + (quote?.fee ?? 0);
  const methods = useQuery(paymentQueries.methods(language));
  const method = methods.data?.find(each => each.id === draft.paymentId && canPay(each, amount)) ?? null;
  const shipmentId = quote?.shipment_method_id ?? service?.id ?? null;
  // A choice made before a reload counts until its list says otherwise.
  const isPending = ({ data, error }: { data: unknown; error: unknown }) => data === undefined && error === null;
  return {
    addresses,
    quotes,
    methods,
    address,
    isUnsent,
    quote,
    method,
    /** Rupiah for goods and, once chosen, shipping. */
    amount,
    isDone: {
      address: address !== null,
      shipping: address !== null && draft.shipmentId !== null && (shipmentId !== null || (!isUnquoted && isPending(quotes))),
      payment: draft.paymentId !== null && (method !== null || isPending(methods)),
    },
    /** The shop's services where it can't quote; undefined where it can, or where this phone knows none. */
    services: isUnquoted ? services.data : undefined,
    service,
    chosen:
      address && shipmentId !== null && method
        ? ({ addressId: address.id, shipmentId, paymentId: method.id, projectName: draft.projectName } satisfies Choices)
        : null,
  };
}

/** Asks anew once the goods have changed under a quote: a line was taken out here, or another tab or device edited the cart. */
function useQuotesOfTheseGoods({ order_items: items }: Order, { refetch, data }: Pick<UseQueryResult, 'refetch' | 'data'>): void {
  const hasEdits = useEditsUnderWay();
  const goods = items.map(item => `${item.product_variant_id}:${item.quantity}`).join();
  const quoted = useRef(goods);
  useEffect(() => {
    if (data === undefined || hasEdits || quoted.current === goods) return;
    quoted.current = goods;
    void refetch();
  }, [goods, hasEdits, data, refetch]);
}
