import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Block } from '#contract/content.ts';
import { ArrowRight } from '#ui/icons.ts';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import type { Side } from './content-text.ts';
import * as css from './Preview.css.ts';

/** A text as customers will see it. */
export function Preview({ side, language }: { side: Side; language: 'id' | 'en' }) {
  const { t } = useLingui();
  return (
    <section className={css.frame} aria-label={t`As customers see it`}>
      <div className={css.text} lang={language}>
        <Heading level={2} size="page">
          {side.title || '…'}
        </Heading>
        <p className={css.lead}>{side.summary}</p>
        {'sections' in side ? <Sections sections={side.sections} /> : <Blocks blocks={side.body} />}
      </div>
    </section>
  );
}

function Sections({ sections }: { sections: Extract<Side, { sections: unknown }>['sections'] }) {
  return sections.map(({ id, heading, group, body }, place) => (
    <Fragment key={id}>
      {group !== null && group.slug !== sections[place - 1]?.group?.slug ? <p className={css.group}>{group.name}</p> : null}
      <Heading level={3} size="section">
        {heading}
      </Heading>
      <Blocks blocks={body} />
    </Fragment>
  ));
}

/** The blocks have no ids and change with every letter: their place is what they are. */
const placed = <Item,>(items: readonly Item[]) => items.map((item, place) => ({ key: String(place), item }));

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return placed(blocks).map(({ key, item }) => <BlockView key={key} block={item} />);
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <Heading level={4}>{block.text}</Heading>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list': {
      const items = placed(block.items).map(({ key, item }) => <li key={key}>{item}</li>);
      return block.is_ordered ? <ol className={css.steps}>{items}</ol> : <ul className={css.bullets}>{items}</ul>;
    }
    case 'table':
      return <TableView table={block} />;
    case 'link':
      return (
        <p className={css.link}>
          <Words>{block.label}</Words>
          <ArrowRight size={18} />
        </p>
      );
  }
}

function TableView({ table: { caption, columns, rows } }: { table: Extract<Block, { type: 'table' }> }) {
  return (
    // Focusable, so that a table wider than the screen can be scrolled by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus
    <section className={css.tableFrame} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            {placed(columns).map(({ key, item }) => (
              <th key={key} scope="col">
                {item.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(rows).map(({ key, item }) => (
            <tr key={key}>
              {placed(item).map(cell => (
                <td key={cell.key}>{cell.item}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
