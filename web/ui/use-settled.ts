/** A value while a person types it. */
import { useEffect, useState } from 'react';

const SETTLED_MS = 300;

/** The value after it has not changed for a moment, so that not every key causes a call. */
export function useSettled(value: string): string {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), SETTLED_MS);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}
