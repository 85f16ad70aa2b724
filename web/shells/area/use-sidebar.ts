/** Whether the sidebar is collapsed: stored for 7 days, toggled by its button or by Ctrl/Cmd+B. */
import { useCallback, useEffect, useState } from 'react';
import { setCookie } from '#web/browser/page/cookies.ts';
import { useSite } from '#web/browser/page/site.ts';

const KEPT_DAYS = 7;

/** State since the page was loaded; null until it is toggled. Survives leaving and re-entering an area. */
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
