/**
 * The part of each Kubernetes kind that the manifests use; anything else is considered a mistake.
 */
const exact = (
  properties: Record<string, object>,
  required: readonly string[] = Object.keys(properties),
) => ({ type: 'object', additionalProperties: false, required, properties });
const text = { type: 'string', minLength: 1 };
const count = { type: 'integer', minimum: 0 };
const strings = { type: 'object', additionalProperties: { type: 'string' } };
const listOf = (items: object) => ({ type: 'array', minItems: 1, items });
const labels = {
  ...strings,
  propertyNames: { pattern: '^app\\.kubernetes\\.io/(name|component)$' },
};
const selector = exact({ matchLabels: labels });
const quantity = { type: 'string', pattern: '^\\d+(m|Mi|Gi)?$' };
const portNumber = { type: 'integer', minimum: 1, maximum: 65_535 };

const metadata = exact(
  {
    name: { type: 'string', pattern: '^[a-z0-9-]{1,63}$' },
    namespace: { const: 'conclave' },
    labels: strings,
    annotations: strings,
  },
  ['name', 'namespace'],
);

const probe = exact(
  {
    httpGet: exact({ path: { pattern: '^/', type: 'string' }, port: text }),
    periodSeconds: count,
    timeoutSeconds: count,
    failureThreshold: count,
  },
  ['httpGet', 'periodSeconds', 'failureThreshold'],
);

const container = exact(
  {
    name: text,
    image: text,
    command: listOf({ type: 'string' }),
    envFrom: listOf({
      oneOf: [
        exact({ configMapRef: exact({ name: text }) }),
        exact({ secretRef: exact({ name: text }) }),
      ],
    }),
    ports: listOf(
      exact({ name: { type: 'string', pattern: '^[a-z-]{1,15}$' }, containerPort: portNumber }),
    ),
    startupProbe: probe,
    livenessProbe: probe,
    readinessProbe: probe,
    lifecycle: exact({ preStop: exact({ exec: exact({ command: listOf(text) }) }) }),
    securityContext: exact({
      allowPrivilegeEscalation: { const: false },
      readOnlyRootFilesystem: { const: true },
      capabilities: exact({ drop: { const: ['ALL'] } }),
    }),
    resources: exact({
      requests: exact({ cpu: quantity, memory: quantity }),
      limits: exact({ memory: quantity }),
    }),
    volumeMounts: listOf(exact({ name: text, mountPath: text })),
  },
  ['name', 'image', 'command', 'envFrom', 'securityContext', 'resources'],
);

const pod = exact(
  {
    restartPolicy: { enum: ['OnFailure', 'Never'] },
    terminationGracePeriodSeconds: count,
    automountServiceAccountToken: { const: false },
    securityContext: exact(
      {
        runAsNonRoot: { const: true },
        runAsUser: { type: 'integer', minimum: 1 },
        runAsGroup: { type: 'integer', minimum: 1 },
        fsGroup: { type: 'integer', minimum: 1 },
        seccompProfile: exact({ type: { const: 'RuntimeDefault' } }),
      },
      ['runAsNonRoot', 'runAsUser', 'runAsGroup', 'seccompProfile'],
    ),
    topologySpreadConstraints: listOf(
      exact({
        maxSkew: count,
        topologyKey: text,
        whenUnsatisfiable: { enum: ['ScheduleAnyway', 'DoNotSchedule'] },
        labelSelector: selector,
      }),
    ),
    initContainers: listOf(container),
    containers: listOf(container),
    volumes: listOf({
      oneOf: [
        exact({ name: text, emptyDir: { type: 'object' } }),
        exact({ name: text, persistentVolumeClaim: exact({ claimName: text }) }),
      ],
    }),
  },
  ['automountServiceAccountToken', 'securityContext', 'containers'],
);

const template = exact({
  metadata: exact({ labels, annotations: strings }, ['labels']),
  spec: pod,
});
const object = (apiVersion: string, rest: Record<string, object>, meta: object = metadata) =>
  exact({ apiVersion: { const: apiVersion }, kind: text, metadata: meta, ...rest });

const networkPort = exact({ protocol: { enum: ['TCP', 'UDP'] }, port: portNumber });
const namespaceName = exact({
  namespaceSelector: exact({ matchLabels: exact({ 'kubernetes.io/metadata.name': text }) }),
});
const ownPods = exact({ podSelector: selector });

export const kubernetesSchemas: Readonly<Record<string, object>> = {
  Namespace: object('v1', {}, exact({ name: { const: 'conclave' }, labels: strings })),
  ConfigMap: object('v1', { data: strings }),
  Secret: object('v1', { type: { const: 'Opaque' }, stringData: strings }),
  Service: object('v1', {
    spec: exact({
      selector: labels,
      ports: listOf(exact({ name: text, port: portNumber, targetPort: text })),
    }),
  }),
  Deployment: object('apps/v1', {
    spec: exact({
      replicas: { type: 'integer', minimum: 2 },
      revisionHistoryLimit: count,
      strategy: exact({ rollingUpdate: exact({ maxSurge: count, maxUnavailable: { const: 0 } }) }),
      selector,
      template,
    }),
  }),
  Job: object('batch/v1', {
    spec: exact({ backoffLimit: count, ttlSecondsAfterFinished: count, template }),
  }),
  CronJob: object('batch/v1', {
    spec: exact({
      schedule: text,
      concurrencyPolicy: { const: 'Forbid' },
      successfulJobsHistoryLimit: count,
      failedJobsHistoryLimit: count,
      jobTemplate: exact({ spec: exact({ backoffLimit: count, template }) }),
    }),
  }),
  PersistentVolumeClaim: object('v1', {
    spec: exact({
      accessModes: listOf({ enum: ['ReadWriteOnce'] }),
      resources: exact({ requests: exact({ storage: quantity }) }),
    }),
  }),
  PodDisruptionBudget: object('policy/v1', {
    spec: exact({ minAvailable: { type: 'integer', minimum: 1 }, selector }),
  }),
  HorizontalPodAutoscaler: object('autoscaling/v2', {
    spec: exact({
      scaleTargetRef: exact({
        apiVersion: { const: 'apps/v1' },
        kind: { const: 'Deployment' },
        name: text,
      }),
      minReplicas: { type: 'integer', minimum: 2 },
      maxReplicas: count,
      metrics: listOf(
        exact({
          type: { const: 'Resource' },
          resource: exact({
            name: { enum: ['cpu', 'memory'] },
            target: exact({
              type: { const: 'Utilization' },
              averageUtilization: { type: 'integer', minimum: 1, maximum: 100 },
            }),
          }),
        }),
      ),
    }),
  }),
  HTTPRoute: object('gateway.networking.k8s.io/v1', {
    spec: exact({
      parentRefs: listOf(exact({ name: text, namespace: text })),
      hostnames: listOf(text),
      rules: listOf(
        exact({
          matches: listOf(
            exact({ path: exact({ type: { const: 'PathPrefix' }, value: { pattern: '^/' } }) }),
          ),
          timeouts: exact({ request: { const: '0s' }, backendRequest: { const: '0s' } }),
          backendRefs: listOf(exact({ name: text, port: portNumber })),
        }),
      ),
    }),
  }),

  NetworkPolicy: object('networking.k8s.io/v1', {
    spec: exact(
      {
        podSelector: exact({ matchLabels: labels }, []),
        policyTypes: listOf({ enum: ['Ingress', 'Egress'] }),
        ingress: listOf(
          exact({ from: listOf({ oneOf: [namespaceName, ownPods] }), ports: listOf(networkPort) }),
        ),
        egress: listOf(exact({ to: listOf(ownPods), ports: listOf(networkPort) }, ['ports'])),
      },
      ['podSelector', 'policyTypes'],
    ),
  }),
};
