import { useEffect, useState } from 'react';

/** An address under which this page can show a file that it holds; null until there is one. */
export function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** The same for several; those that have none yet are missing. @param files the same list until one comes or goes */
export function useObjectUrls(files: readonly Blob[]): ReadonlyMap<Blob, string> {
  const [urls, setUrls] = useState<ReadonlyMap<Blob, string>>(() => new Map());
  useEffect(() => {
    const made = new Map(files.map(file => [file, URL.createObjectURL(file)]));
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [files]);
  return urls;
}
