import type { EventView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { Wordmark } from '../../shared/page/emblem.js';
import { calendarDate } from '../../shared/time/times.js';

export interface SheetProps {
  readonly event: EventView;
}

/** The title of every page. */
export const Title = ({ event, text }: SheetProps & { readonly text: string }) => {
  const { language } = useText();
  return (
    <>
      <Wordmark />
      <h1>{text}</h1>
      <p>
        {[event.name, calendarDate(event.date, language), event.venue]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
    </>
  );
};

/** A list that may take many pages; its title and column headings are repeated on each. */
export const Listing = ({
  event,
  text,
  columns,
  children,
}: SheetProps & {
  readonly text: string;
  readonly columns: readonly { readonly name: string; readonly num?: boolean }[];
  readonly children: React.ReactNode;
}) => (
  <div className="cv-paper">
    <table>
      <thead>
        <tr>
          <th className="title" colSpan={columns.length}>
            <Title event={event} text={text} />
          </th>
        </tr>
        <tr>
          {columns.map(({ name, num = false }, index) => (
            <th key={index} className={num ? 'num' : undefined} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
