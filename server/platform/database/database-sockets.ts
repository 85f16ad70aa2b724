/** The sockets of this process to its database. What they receive shows that its host is alive; a host that vanishes never closes them. */
import { Socket } from 'node:net';

const CONNECT_WITHIN_MS = 5000;
const KEEPALIVE_AFTER_MS = 5000;

export class DatabaseSockets {
	readonly #open = new Set<Socket>();
	#receivedByClosed = 0;
	#isHostSilent = false;

	/** Bytes received so far by all of them; it never falls. */
	get received(): number {
		let sum = this.#receivedByClosed;
		for (const socket of this.#open) sum += socket.bytesRead;
		return sum;
	}

	/** A socket that the driver connects. While the host is silent this fails at once, so that the caller need not wait. */
	create(): Socket {
		const socket = new Socket();
		this.add(socket);
		socket.setTimeout(CONNECT_WITHIN_MS, () => socket.destroy(hostIsSilent()));
		socket.once('connect', () => socket.setTimeout(0));
		if (this.#isHostSilent) {
			// Not even started: a host that is only slow would start a server process for each attempt, after the client has given up.
			socket.connect = () => socket;
			setImmediate(() => socket.destroy(hostIsSilent()));
		}
		return socket;
	}

	/** Counts a socket that was created elsewhere, too. */
	add(socket: Socket): void {
		this.#open.add(socket);
		socket.setKeepAlive(true, KEEPALIVE_AFTER_MS);
		socket.once('close', () => {
			this.#open.delete(socket);
			this.#receivedByClosed += socket.bytesRead;
		});
	}

	/** Ends all of them, so that their users do not wait for a time limit. */
	cut(): void {
		for (const socket of this.#open) socket.destroy(hostIsSilent());
	}

	refuseNew(isHostSilent: boolean): void {
		this.#isHostSilent = isHostSilent;
	}
}

export const hostIsSilent = () => Object.assign(new Error('the database was silent'), { code: 'ETIMEDOUT', syscall: 'connect' });
