/** Toasts: one at a time, for 5 seconds, focusable with F8. Their code is loaded with the first one. */
import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import { lazyComponent } from './lazy-component.tsx';

export type ToastMessage = { title: string; description?: string | undefined; tone?: 'neutral' | 'positive' | 'danger' };
type Show = (message: ToastMessage) => void;

const ToastContext = createContext<Show>(() => undefined);
const ToastHost = lazyComponent(() => import('./toast-host.tsx'));

export function ToastProvider({ children }: { children: ReactNode }) {
	const [latest, setLatest] = useState<{ message: ToastMessage; number: number } | null>(null);
	const show = useCallback<Show>((message) => setLatest((before) => ({ message, number: (before?.number ?? 0) + 1 })), []);
	return (
		<ToastContext value={show}>
			{children}
			{latest && (
				<Suspense fallback={null}>
					<ToastHost {...latest} />
				</Suspense>
			)}
		</ToastContext>
	);
}

/** `const toast = useToast(); toast({ title: …, tone: 'danger' })`. A newer toast replaces the current one. */
export const useToast = (): Show => useContext(ToastContext);
