import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { numberOr, textOr } from '../../apps/cli/src/command-line/words.js';

export const dashboardTest = defineVerb({
  name: 'dashboard-test',
  summary: 'whether every panel of the dashboard shows something while an event is played',
  details:
    'Starts an api and a worker of its own, plays an event and a game on screen on them, lets a Prometheus ask both for their figures meanwhile, and asks that Prometheus each question of infra/monitoring/dashboard.json and each of the alarms. A question without an answer is a panel that stays empty.',
  options: {
    prometheus: textOr('prometheus', 'PROGRAM', 'the Prometheus to ask'),
    players: numberOr(16, 'players of the event', { from: 4, to: 512 }),
  },
  failure: 'a panel stays empty, an alarm cannot be asked or rings',
  result: '`{questions, empty: [text]}`',
  examples: ['dashboard-test', 'dashboard-test --prometheus ./prometheus'],
  run: async ({ options, say }) => {
    const { tryDashboard } = await import('./run.js');
    return tryDashboard(options, say);
  },
});
