/** A sentence above the results. */
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

export const Notice = ({ children }: { children: ReactNode }) => (
	<p className="flex items-start gap-2.5 rounded-control bg-sunken px-4 py-3 text-sm">
		<Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
		<span className="min-w-0 break-words">{children}</span>
	</p>
);
