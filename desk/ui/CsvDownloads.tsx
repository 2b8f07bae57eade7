import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { saveFile } from '#lib/save-file.ts';
import { Download } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { file } from '../data/call.ts';
import { Failure } from './Failure.tsx';

type Form = 'csv' | 'excel';

interface CsvDownloadsProps {
  /** The server answers a file there and not JSON, so that the contract has no endpoint of it. */
  path: Endpoint['path'];
  query?: Readonly<Record<string, string>>;
  /** What the file is called without its ending. */
  name: string;
  excel: string;
  csv: string;
  /** Says which table, where the buttons stand more than once on a screen. */
  subject?: string;
}

/** A table of the shop as a file for Excel, or as a plain CSV. */
export function CsvDownloads({ path, query, name, excel, csv, subject }: CsvDownloadsProps) {
  const endpoint: Endpoint = { method: 'GET', path, access: 'admin', summary: '', answer: v.unknown() };
  const loading = useMutation<Blob, Error, Form>({
    mutationFn: form => file(endpoint, { query: { ...query, form } }),
    onSuccess: blob => saveFile(blob, `${name}.csv`),
  });
  const button = (form: Form, words: string) => (
    <Button
      variant="outline"
      size="sm"
      leading={<Download size={18} />}
      aria-label={subject === undefined ? undefined : `${words}: ${subject}`}
      loading={loading.isPending && loading.variables === form}
      onClick={() => (loading.isPending ? undefined : loading.mutate(form))}
    >
      {words}
    </Button>
  );
  return (
    <>
      {button('excel', excel)}
      {button('csv', csv)}
      <Failure error={loading.error} />
    </>
  );
}
