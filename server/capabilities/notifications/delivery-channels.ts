/**
 * Slots and circuit breakers of e-mail, SMS and push. A service that hangs occupies only the slots of its own channel, and after several failures in
 * a row it is not called for a while; then one delivery tests it. Each process decides for itself (decision 047).
 */
import {
	type CircuitBreaker,
	type CircuitBreakerOptions,
	type CircuitState,
	type CircuitView,
	createCircuitBreaker,
} from '#server/platform/base/circuit-breaker.ts';
import type { Log } from '#server/platform/base/log.ts';
import type { MetricSource } from '#server/platform/http/metrics.ts';
import { DeferredDeliveryError, PermanentDeliveryError } from '#server/providers/delivery.ts';

export const deliveryChannels = ['EMAIL', 'SMS', 'PUSH'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/** Together as many as the delivery lane runs at once (`server/platform/jobs/worker.ts`). */
const SLOTS: Record<DeliveryChannel, number> = { EMAIL: 3, SMS: 2, PUSH: 2 };
/** Pause of a delivery that found no free slot. */
const SLOT_PAUSE_MS = 1000;
/** Push services are chosen by browsers: the oldest circuits are dropped beyond this number. */
const MAX_CIRCUITS = 200;

const defaults: CircuitBreakerOptions = { failuresToOpen: 5, openMs: 15_000 };

/** The circuit opened between taking the slot and sending: nothing was sent. */
export class ServicePaused extends Error {}

type Circuit = { channel: DeliveryChannel; breaker: CircuitBreaker };

/** `send` throws ServicePaused if the circuit opened in the meantime. */
export type Slot = { send<T>(work: () => Promise<T>): Promise<T>; release(): void };

export class DeliveryChannels {
	readonly #log: Log;
	readonly #options: CircuitBreakerOptions;
	readonly #busy: Record<DeliveryChannel, number> = { EMAIL: 0, SMS: 0, PUSH: 0 };
	readonly #circuits = new Map<string, Circuit>();

	constructor(log: Log, options: Partial<CircuitBreakerOptions> = {}) {
		this.#log = log;
		this.#options = { ...defaults, ...options };
	}

	/** Takes a slot, or returns after how many milliseconds to try again. `service`: the origin of a push service; the other channels have one each. */
	take(channel: DeliveryChannel, service = ''): Slot | { pauseMs: number } {
		const { breaker } = this.#circuit(channel, service);
		if (breaker.pauseLeft() > 0) return { pauseMs: breaker.pauseLeft() };
		if (this.#busy[channel] >= SLOTS[channel]) return { pauseMs: SLOT_PAUSE_MS };
		this.#busy[channel] += 1;
		return {
			send: (work) => breaker.run(work),
			release: () => {
				this.#busy[channel] -= 1;
			},
		};
	}

	/** Channels whose jobs need not be fetched now. */
	blocked(): DeliveryChannel[] {
		return deliveryChannels.filter((channel) => {
			const circuit = this.#circuits.get(keyOf(channel, ''));
			return this.#busy[channel] >= SLOTS[channel] || (circuit?.breaker.pauseLeft() ?? 0) > 0;
		});
	}

	/** For the readiness response. Push is left out: its services are many, and any user may subscribe at one. */
	states(): Record<'email' | 'sms', CircuitState> {
		const stateOf = (channel: DeliveryChannel) => this.#circuits.get(keyOf(channel, ''))?.breaker.state() ?? 'closed';
		return { email: stateOf('EMAIL'), sms: stateOf('SMS') };
	}

	/** Of e-mail or SMS; undefined before the first message. */
	circuitOf(channel: 'EMAIL' | 'SMS'): CircuitView | undefined {
		return this.#circuits.get(keyOf(channel, ''))?.breaker;
	}

	openCircuits(channel: DeliveryChannel): number {
		return [...this.#circuits.values()].filter((circuit) => circuit.channel === channel && circuit.breaker.isServiceDown()).length;
	}

	#circuit(channel: DeliveryChannel, service: string): Circuit {
		const key = keyOf(channel, service);
		const found = this.#circuits.get(key);
		if (found) return found;
		const made = { channel, breaker: this.#newBreaker(channel, service) };
		this.#circuits.set(key, made);
		const oldest = [...this.#circuits.keys()].find((each) => each.startsWith('PUSH '));
		if (oldest !== undefined && this.#circuits.size > MAX_CIRCUITS) this.#circuits.delete(oldest);
		return made;
	}

	#newBreaker(channel: DeliveryChannel, service: string): CircuitBreaker {
		const subject = { channel, ...(service && { service }) };
		return createCircuitBreaker(this.#options, {
			// An answer about one message shows that the service works.
			isFailure: (error) => !(error instanceof PermanentDeliveryError || error instanceof DeferredDeliveryError),
			openError: () => new ServicePaused(`${channel}: the service has not answered lately`),
			onChange: (state) => {
				if (state === 'open') this.#log.warn(subject, 'deliveries pause: the service fails');
				else this.#log.info(subject, 'deliveries continue');
			},
		});
	}
}

const keyOf = (channel: DeliveryChannel, service: string) => `${channel} ${service}`;

export const circuitMetrics = (channels: DeliveryChannels): MetricSource => ({
	name: 'delivery_circuits_open',
	help: 'Services of a channel that are known not to answer; 0 or 1 for e-mail and SMS.',
	labels: ['channel'],
	read: async () => deliveryChannels.map((channel) => ({ labels: { channel }, value: channels.openCircuits(channel) })),
});
