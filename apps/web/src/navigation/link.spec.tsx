import { expect, it } from 'vitest';
import { draw } from '../testing/draw.js';
import { createLink } from './link.js';

interface ItemProps {
  readonly onClick?: (press: unknown) => void;
}

it('a link lets what it draws know of the press, so that a menu closes behind it', async () => {
  let drawn: ItemProps = {};
  const Item = (props: ItemProps) => {
    drawn = props;
    return null;
  };
  const ItemLink = createLink(Item);
  let pressed = 0;
  await draw(<ItemLink to="/events" onClick={() => (pressed += 1)} />);
  drawn.onClick?.({ button: 0, defaultPrevented: true });
  expect(pressed).toBe(1);
});
