import { text as playerText } from '#areas/players/players/player.text.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { paths } from '#contract/paths.ts';
import { Head } from '#ui/layout/Head.tsx';
import { NotFoundScreen } from '#ui/layout/NotFoundScreen.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './player-absent.text.ts';

/** No such player, or a player with fewer pages of matches. */
export function PlayerAbsent({ isBeyond }: { isBeyond: boolean }) {
  const words = useWords(text);
  const { notFoundTitle } = useWords(playerText);
  const { path } = useNavigation();
  if (isBeyond) {
    return (
      <>
        <Head title={words.noPageTitle} />
        <NotFoundScreen
          title={words.noPageTitle}
          way={{ href: paths.playerSearch.to(), label: words.toSearch }}
          secondWay={{ href: path, label: words.toProfile }}
        >
          {words.noPageLine}
        </NotFoundScreen>
      </>
    );
  }
  return (
    <>
      <Head title={notFoundTitle} />
      <NotFoundScreen
        title={notFoundTitle}
        way={{ href: paths.home.to(), label: words.home }}
        secondWay={{ href: paths.playerSearch.to(), label: words.toSearch }}
      >
        {words.notFoundLine}
      </NotFoundScreen>
    </>
  );
}
