import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/** Stars that were chosen on the pages of this visit, by the key of their history entry. */
const chosenOn = new Map<string, number>();

/** The stars that a product's reviews are filtered by, null for all. The way back finds them as they were. */
export function useChosenStars(): readonly [number | null, (stars: number | null) => void] {
  const key = useLocation({ select: ({ state, href }) => state.__TSR_key ?? href });
  const [chosen, setChosen] = useState(chosenOn.get(key) ?? null);
  const choose = (stars: number | null) => {
    if (stars === null) chosenOn.delete(key);
    else chosenOn.set(key, stars);
    setChosen(stars);
  };
  return [chosen, choose];
}
