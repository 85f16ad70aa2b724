/**
 * graphile-worker releases its listening connection twice if that breaks while the worker stops. The pool then throws, the error is unhandled, and the
 * process ends. Through this view of the pool only the first release counts.
 */
import type pg from 'pg';

type Release = (reason?: Error | boolean) => void;
/** A pool that has ended passes only an error. */
type OnConnect = (error: Error | undefined, client?: pg.PoolClient, release?: Release) => void;

export function releasingOnce(pool: pg.Pool): pg.Pool {
	const connect = (callback?: OnConnect) => {
		if (!callback) return pool.connect();
		return pool.connect((error, client, release?: Release) => callback(error, client, release && releaseOnce(release)));
	};
	return new Proxy(pool, {
		get: (target, name) => {
			if (name === 'connect') return connect;
			const value: unknown = Reflect.get(target, name);
			return typeof value === 'function' ? value.bind(target) : value;
		},
	});
}

function releaseOnce(release: Release): Release {
	let isReleased = false;
	return (reason) => {
		if (!isReleased) release(reason);
		isReleased = true;
	};
}
