/** Tabs. Arrow keys follow the direction of the language. */
import { clsx } from 'clsx';
import * as Radix from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';

type Tab = { key: string; label: ReactNode; count?: string; content: ReactNode };
type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange(key: string): void };

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
	const list = useRef<HTMLDivElement>(null);
	// If the tabs are wider than a phone, the active one is scrolled into the middle; the page itself does not move.
	// biome-ignore lint/correctness/useExhaustiveDependencies: which tab is marked follows from the value
	useEffect(() => {
		const activeTab = list.current?.querySelector('[data-state=active]')?.getBoundingClientRect();
		const frame = list.current?.getBoundingClientRect();
		if (activeTab && frame) list.current?.scrollBy({ left: activeTab.left + activeTab.width / 2 - frame.left - frame.width / 2 });
	}, [value]);
	return (
		<Radix.Root value={value} onValueChange={onChange}>
			<Radix.List ref={list} aria-label={label} className="flex overflow-x-auto sm:gap-1 border-line border-b">
				{tabs.map(({ key, label: name, count }) => (
					<Radix.Trigger
						key={key}
						value={key}
						className={clsx(
							'-mb-px flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 font-medium sm:px-4 text-muted',
							'hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink',
						)}
					>
						{name}
						{count && <span className="numbers rounded-pill bg-sunken px-2 text-sm">{count}</span>}
					</Radix.Trigger>
				))}
			</Radix.List>
			{tabs.map(({ key, content }) => (
				<Radix.Content key={key} value={key} className="pt-6">
					{content}
				</Radix.Content>
			))}
		</Radix.Root>
	);
}
