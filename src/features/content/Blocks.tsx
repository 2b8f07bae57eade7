import type { Block } from '#contract/content.ts';
import { ArrowRight } from '#ui/icons.ts';
import { classNames } from '#ui/primitives/class-names.ts';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './Blocks.css.ts';
import { ShopLink } from './ShopLink.tsx';

type Table = Extract<Block, { type: 'table' }>;

/** A text. Each kind of block has its own element; nothing of it is markup. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={css.text}>
      {blocks.map(block => (
        <BlockView key={keyOf(block)} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return (
        <h2 id={block.id} className={classNames(css.heading, css.anchor)}>
          {block.text}
        </h2>
      );
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list': {
      const items = block.items.map(item => <li key={item}>{item}</li>);
      return block.is_ordered ? <ol className={css.steps}>{items}</ol> : <ul className={css.bullets}>{items}</ul>;
    }
    case 'table':
      return <TableView table={block} />;
    case 'link':
      return (
        <p>
          <ShopLink route={block.route} className={css.link}>
            <Words>{`${block.label} `}</Words>
            <ArrowRight size={18} />
          </ShopLink>
        </p>
      );
  }
}

function TableView({ table: { caption, columns, rows } }: { table: Table }) {
  const alignment = (index: number) => columns[index]?.is_numeric === true && css.numeric;
  return (
    // Focusable, so that a table wider than the screen can be scrolled by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus
    <section className={css.tableFrame} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, index) => (
              <th key={label} scope="col" className={classNames(css.columnHead, alignment(index))}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row" className={css.rowHead}>
                {first}
              </th>
              {columns.slice(1).map(({ label }, index) => (
                <td key={label} className={classNames(css.value, alignment(index + 1))}>
                  {rest[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Texts do not repeat a block, and never change while they are on screen. */
function keyOf(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `heading ${block.id}`;
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.join(' ');
    case 'table':
      return `table ${block.caption}`;
    case 'link':
      return `link ${block.route}`;
  }
}
