/** Whether the sidebar is folded: kept for 7 days, switched by its button or by Ctrl or Cmd and b. */
import { useCallback, useEffect, useState } from 'react';
import { setCookie } from '#web/browser/page/cookies.ts';
import { useSite } from '#web/browser/page/site.ts';

const KEPT_DAYS = 7;

/** How it was left in this browser since the page was loaded; null until it is switched. An area may be left and entered again. */
let left: boolean | null = null;

export function useSidebar(): { folded: boolean; toggle(): void } {
	const { sidebar } = useSite();
	const [folded, setFolded] = useState(left ?? sidebar === 'collapsed');
	const toggle = useCallback(() => {
		left = !folded;
		setFolded(!folded);
		setCookie('sidebar', folded ? 'expanded' : 'collapsed', KEPT_DAYS);
	}, [folded]);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
			event.preventDefault();
			toggle();
		};
		addEventListener('keydown', onKey);
		return () => removeEventListener('keydown', onKey);
	}, [toggle]);
	return { folded, toggle };
}
