import { describe, expect, it } from 'vitest';
import { playerOrigins, streamAt, streamOf } from './stream-address.js';

const shown = {
  'https://www.youtube.com/watch?v=aB3_-567890':
    'https://www.youtube-nocookie.com/embed/aB3_-567890',
  'https://www.youtube.com/watch?list=x&v=aB3_-567890&t=5':
    'https://www.youtube-nocookie.com/embed/aB3_-567890',
  'https://youtu.be/aB3_-567890?si=x': 'https://www.youtube-nocookie.com/embed/aB3_-567890',
  'https://www.youtube.com/live/aB3_-567890': 'https://www.youtube-nocookie.com/embed/aB3_-567890',
  'https://www.twitch.tv/club_north':
    'https://player.twitch.tv/?channel=club_north&parent=club.example.org&autoplay=false',
  'https://www.twitch.tv/videos/123456789':
    'https://player.twitch.tv/?video=v123456789&parent=club.example.org&autoplay=false',
};

describe('the address of a stream', () => {
  it.each(Object.entries(shown))('%s is shown by its player', (address, player) => {
    expect(streamOf(address)?.player('club.example.org')).toBe(player);
    expect(playerOrigins).toContain(new URL(player).origin);
  });

  it.each([
    'http://www.twitch.tv/club_north',
    'https://www.twitch.tv.evil.example.org/club_north',
    'https://evil.example.org/?https://www.twitch.tv/club_north',
    'https://www.twitch.tv/club_north"><script>',
    'https://www.youtube.com/watch?v=short',
    'https://www.twitch.tv/videos',
    'javascript:alert(1)',
    '',
  ])('%s is none', (address) => {
    expect(streamOf(address)).toBeNull();
  });

  it('leads to a moment of a recording, once somebody has said when it began', () => {
    const stream = {
      address: 'https://youtu.be/aB3_-567890',
      startedAt: '2026-12-05T10:00:00.000Z',
    };
    expect(streamAt(stream, '2026-12-05T11:01:05.700Z')).toBe(
      'https://www.youtube.com/watch?v=aB3_-567890&t=3665s',
    );
    expect(streamAt(stream, '2026-12-05T09:59:59.000Z')).toBeNull();
    expect(streamAt({ ...stream, startedAt: null }, '2026-12-05T11:01:05.700Z')).toBeNull();
    expect(
      streamAt({ ...stream, address: 'https://www.twitch.tv/club' }, '2026-12-05T11:00:00.000Z'),
    ).toBeNull();
  });
});
