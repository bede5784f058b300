/**
 * The push services of the browsers: Chrome and related ones, Firefox, Safari, Edge. `*.` stands
 * for any subdomain.
 */
export const knownServices: readonly string[] = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/**
 * Whether the server may send to this address. Addresses come from browsers and can be invented by
 * anyone: without this list, the server could be made to call anything it can reach. An entry with
 * a scheme allows exactly that origin, with any scheme.
 */
export const isKnownService = (endpoint: string, services: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return false;
  return services.some((service) => {
    if (service.includes('://')) return url.origin === service;
    if (url.protocol !== 'https:' || url.port !== '') return false;
    return service.startsWith('*.')
      ? url.hostname.endsWith(service.slice(1))
      : url.hostname === service;
  });
};
