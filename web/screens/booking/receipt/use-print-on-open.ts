/** Opens the print dialog once if the address asks for it; not again after a reload or going back. */
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PRINT } from '#web/features/bookings/receipt-address.ts';

export function usePrintOnOpen(): void {
	const [path, navigate] = useLocation();
	const isRequested = new URLSearchParams(useSearch()).has(PRINT);
	const isPrinted = useRef(false);
	useEffect(() => {
		if (!isRequested || isPrinted.current) return;
		isPrinted.current = true;
		navigate(path, { replace: true });
		void document.fonts.ready.then(() => print());
	}, [isRequested, path, navigate]);
}
