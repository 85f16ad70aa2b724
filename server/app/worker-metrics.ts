/** Metrics of the job worker of this process. */
import type { MetricSource } from '../platform/http/metrics.ts';
import type { SupervisedWorker } from '../platform/jobs/supervised-worker.ts';

export const workerMetrics = (worker: Pick<SupervisedWorker, 'downMs' | 'restarts'>): MetricSource[] => [
	{
		name: 'job_worker_down_seconds',
		help: 'Since when this process runs no jobs; 0 while it does.',
		labels: [],
		read: async () => [{ labels: {}, value: worker.downMs() / 1000 }],
	},
	{
		name: 'job_worker_restarts',
		help: 'How often the job worker was started again since the process started.',
		labels: [],
		read: async () => [{ labels: {}, value: worker.restarts() }],
	},
];
