/** Whether a value has not changed for a moment, so that typing an address asks the server once and not for each letter. */
import { useEffect, useState } from 'react';

const MOMENT_MS = 300;

export function useSettled(value: string): boolean {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), MOMENT_MS);
		return () => clearTimeout(timer);
	}, [value]);
	return settled === value;
}
