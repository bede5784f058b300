import { describe, expect, it } from 'vitest';
import { shareAddress } from './share-address.js';

const from = (host: string) => ({ protocol: 'http' as const, host });
const started = { publicUrl: 'http://localhost:3000', publicUrlChosen: false, host: '0.0.0.0' };
const inNetwork = () => '192.168.1.23';

describe('the address in QR codes and links', () => {
  it('is the one in the network when the page was opened on the machine itself', () => {
    expect(shareAddress(from('localhost:3000'), started, inNetwork)).toEqual({
      url: 'http://192.168.1.23:3000',
      reach: 'network',
    });
  });

  it('is the one under which the page was opened from elsewhere', () => {
    expect(shareAddress(from('hall.local:3000'), started, inNetwork)).toEqual({
      url: 'http://hall.local:3000',
      reach: 'network',
    });
  });

  it('is the configured one, whoever asks', () => {
    const chosen = { ...started, publicUrl: 'https://hall.example.org', publicUrlChosen: true };
    expect(shareAddress(from('localhost:3000'), chosen, inNetwork)).toEqual({
      url: 'https://hall.example.org',
      reach: 'public',
    });
  });

  it('says so when phones cannot reach it', () => {
    const here = { url: 'http://localhost:3000', reach: 'this-machine' };
    expect(shareAddress(from('localhost:3000'), started, () => null)).toEqual(here);
    expect(
      shareAddress(from('localhost:3000'), { ...started, host: '127.0.0.1' }, inNetwork),
    ).toEqual(here);
    expect(
      shareAddress(from('localhost:3000'), { ...started, publicUrlChosen: true }, inNetwork),
    ).toEqual(here);
  });
});
