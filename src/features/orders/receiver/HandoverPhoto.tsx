import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { receiverQueries } from '#data/orders/receiver.ts';
import { useObjectUrl } from '#data/pictures/use-object-url.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from './Receiver.css.ts';

/** The photo of the goods at the site, for the owner of their order. */
export function OwnHandoverPhoto({ orderId, photo }: { orderId: string; photo: string }) {
  return <Photo query={useQuery(receiverQueries.ownPhoto(orderId, photo))} />;
}

/** The same photo for the person at the site, by the token of the link. */
export function DeliveryPhoto({ token, photo }: { token: string; photo: string }) {
  return <Photo query={useQuery(receiverQueries.deliveryPhoto(token, photo))} />;
}

/** A photo takes its time on a weak line: the page stands without it, and it can be asked for again. */
function Photo({ query: { data, error, isFetching, refetch } }: { query: UseQueryResult<Blob> }) {
  const { t } = useLingui();
  const url = useObjectUrl(data ?? null);
  if (url !== null) {
    const alt = t`Photo of the goods at the site`;
    return (
      <Picture src={url} alt={alt} width={1600} height={1200} ratio="photo" fit="contain" rounded loading="eager" className={css.photo} />
    );
  }
  return error === null ? null : (
    <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
      <Trans>Load the photo again</Trans>
    </Button>
  );
}
