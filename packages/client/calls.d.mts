// Made from the contracts of the site by tests/architecture/api-client.test.ts: change those, not this.

export type GetCalls = {
  /** A hero with every talent, upgrade and change, in one language; texts are trees of the allowed elements */
  '/api/v2/heroes/details': {
    input: {
      heroName: string | number;
      lang?: "ru" | "en";
      asOf?: string | number;
    };
    answer: {
      name: string
      urlName: string
      userFriendlyName: string
      attribute: "Strength" | "Agility" | "Intellect" | "All"
      attack: "melee" | "ranged" | null
      addedOn: string | null
      columns: {
        key: string
        title: string | null
        talent: string | null
        ability: {
          description: unknown[] | null
          extraValues: unknown[][]
          cooldown: number[]
          manaCost: number[]
        } | null
        orange: {
          modName: string
          title: string | null
          image: string
          emblem: string
          levels: number
          text: unknown[] | null
          levelTexts: unknown[][]
          summary: unknown[] | null
          cooldown: number[]
          manaCost: number[]
          extraInfo: {
            complexity: number | null
            damageType: "pure" | "physical" | "magical" | null
            info: unknown[] | null
            features: {
              image: string | null
              description: unknown[]
            }[]
          } | null
        } | null
        purple: {
          modName: string
          title: string | null
          image: string
          emblem: string
          levels: number
          text: unknown[] | null
          levelTexts: unknown[][]
          summary: unknown[] | null
          cooldown: number[]
          manaCost: number[]
          extraInfo: {
            complexity: number | null
            damageType: "pure" | "physical" | "magical" | null
            info: unknown[] | null
            features: {
              image: string | null
              description: unknown[]
            }[]
          } | null
        }[]
        blue: {
          modName: string
          title: string | null
          image: string
          emblem: string
          levels: number
          text: unknown[] | null
          levelTexts: unknown[][]
          summary: unknown[] | null
          cooldown: number[]
          manaCost: number[]
          extraInfo: {
            complexity: number | null
            damageType: "pure" | "physical" | "magical" | null
            info: unknown[] | null
            features: {
              image: string | null
              description: unknown[]
            }[]
          } | null
        }[]
      }[]
      upgrades: {
        upgradeType: "scepter" | "shard" | "innate"
        isGranted: boolean
        title: string | null
        texture: string | null
        emblem: string | null
        description: unknown[] | null
        extraValues: unknown[][]
        cooldown: number[]
        manaCost: number[]
      }[]
      changes: {
        name: string
        title: string | null
        description: unknown[]
      }[]
      revision: {
        id: number
        publishedAt: string
      }
    } | null;
  };
  /** The talents that any hero may be offered, in one language */
  '/api/v2/heroes/general-talents': {
    input: {
      lang?: "ru" | "en";
      asOf?: string | number;
    };
    answer: {
      rarity: "gray" | "blue" | "purple"
      tags: string[]
      talent: {
        modName: string
        title: string | null
        image: string
        emblem: string
        levels: number
        text: unknown[] | null
        levelTexts: unknown[][]
        summary: unknown[] | null
        cooldown: number[]
        manaCost: number[]
        extraInfo: {
          complexity: number | null
          damageType: "pure" | "physical" | "magical" | null
          info: unknown[] | null
          features: {
            image: string | null
            description: unknown[]
          }[]
        } | null
      }
    }[] | null;
  };
  /** Every hero with its orange talents, and the one added last */
  '/api/v2/heroes': {
    input: {
      asOf?: string | number;
    };
    answer: {
      heroes: {
        name: string
        urlName: string
        userFriendlyName: string
        attribute: "Strength" | "Agility" | "Intellect" | "All"
        talents: string[]
        aliases: string[]
        short: string
      }[]
      lastAddedHero: {
        name: string
        urlName: string
        userFriendlyName: string
        attribute: "Strength" | "Agility" | "Intellect" | "All"
        talents: string[]
        aliases: string[]
        short: string
      }
      revision: {
        id: number
        publishedAt: string
      }
    } | null;
  };
  /** What every hero is called, and its part of the address, by the game’s name of the hero */
  '/api/v2/heroes/names': {
    input: Record<string, never>;
    answer: { [name: string]: {
      name: string
      urlName: string
    } } | null;
  };
  /** What the ability of every orange talent is called, by the game’s name of the talent */
  '/api/v2/heroes/talents': {
    input: Record<string, never>;
    answer: { [name: string]: string } | null;
  };
  /** The in-game hero vote, the open one or the last; null if there never was one */
  '/api/v2/heroes/poll': {
    input: Record<string, never>;
    answer: {
      isOpen: boolean
      openedAt: string
      closedAt: string | null
      heroes: {
        heroName: string
        votes: number
      }[]
    } | null;
  };
  /** Talents of a hero that have a video at /videos/heroes/{heroName}/{modName}.webm, by the names of their modifiers */
  '/api/v2/heroes/videos': {
    input: {
      heroName: string | number;
    };
    answer: string[] | null;
  };
  /** The shop shelf by shelf: names, prices and marks of its items in one language */
  '/api/v2/shop': {
    input: {
      lang?: "ru" | "en";
      asOf?: string | number;
    };
    answer: {
      shelves: {
        name: "consumables" | "basics" | "support" | "magics" | "defense" | "weapons" | "artifacts"
        items: {
          luaName: string
          name: string
          aliases: string[]
          itemType: "New" | "Changed" | "Same"
          cost: number | null
        }[]
      }[]
      revision: {
        id: number
        publishedAt: string
      }
    } | null;
  };
  /** Every item with its texts, parts and uses in one language; texts are trees of the allowed elements */
  '/api/v2/items': {
    input: {
      lang?: "ru" | "en";
      asOf?: string | number;
    };
    answer: {
      items: {
        luaName: string
        name: string
        itemType: "New" | "Changed" | "Same"
        neutralTier: number | null
        shelf: "consumables" | "basics" | "support" | "magics" | "defense" | "weapons" | "artifacts" | null
        itemIn1x6: {
          cost: number | null
          preStats: unknown[] | null
          postStats: unknown[] | null
          abilities: {
            name: string | null
            abilityType: string | null
            cooldown: number[]
            manaCost: number[]
            oracle: unknown[] | null
          }[]
          recipe: {
            cost: number
            parts: {
              luaName: string
              name: string
              cost: number | null
              recipeCost: number
              parts: {
                luaName: string
                name: string
                cost: number | null
              }[]
            }[]
          } | null
        } | null
        itemInDota: {
          cost: number | null
          preStats: unknown[] | null
          postStats: unknown[] | null
          abilities: {
            name: string | null
            abilityType: string | null
            cooldown: number[]
            manaCost: number[]
            oracle: unknown[] | null
          }[]
          recipe: {
            cost: number
            parts: {
              luaName: string
              name: string
              cost: number | null
              recipeCost: number
              parts: {
                luaName: string
                name: string
                cost: number | null
              }[]
            }[]
          } | null
        } | null
        usedIn: {
          luaName: string
          name: string
          cost: number | null
        }[]
      }[]
      revision: {
        id: number
        publishedAt: string
      }
    } | null;
  };
  /** What every item is called in one language, by its lua name */
  '/api/v2/items/names': {
    input: {
      lang?: "ru" | "en";
    };
    answer: { [name: string]: string } | null;
  };
  /** One item with its texts, parts and uses in one language */
  '/api/v2/items/details': {
    input: {
      luaName: string | number;
      lang?: "ru" | "en";
      asOf?: string | number;
    };
    answer: {
      item: {
        luaName: string
        name: string
        itemType: "New" | "Changed" | "Same"
        neutralTier: number | null
        shelf: "consumables" | "basics" | "support" | "magics" | "defense" | "weapons" | "artifacts" | null
        itemIn1x6: {
          cost: number | null
          preStats: unknown[] | null
          postStats: unknown[] | null
          abilities: {
            name: string | null
            abilityType: string | null
            cooldown: number[]
            manaCost: number[]
            oracle: unknown[] | null
          }[]
          recipe: {
            cost: number
            parts: {
              luaName: string
              name: string
              cost: number | null
              recipeCost: number
              parts: {
                luaName: string
                name: string
                cost: number | null
              }[]
            }[]
          } | null
        } | null
        itemInDota: {
          cost: number | null
          preStats: unknown[] | null
          postStats: unknown[] | null
          abilities: {
            name: string | null
            abilityType: string | null
            cooldown: number[]
            manaCost: number[]
            oracle: unknown[] | null
          }[]
          recipe: {
            cost: number
            parts: {
              luaName: string
              name: string
              cost: number | null
              recipeCost: number
              parts: {
                luaName: string
                name: string
                cost: number | null
              }[]
            }[]
          } | null
        } | null
        usedIn: {
          luaName: string
          name: string
          cost: number | null
        }[]
      }
      revision: {
        id: number
        publishedAt: string
      }
    } | null;
  };
  /** Every published revision of heroes, talents, items and recipes, newest first */
  '/api/v2/content/revisions': {
    input: {
      page?: string | number;
      count?: string | number;
    };
    answer: {
      totalCount: number
      totalPages: number
      isLastPage: boolean
      values: {
        id: number
        publishedAt: string
        digest: string
        restores: number | null
        added: number
        changed: number
        removed: number
      }[]
    } | null;
  };
  /** Heroes in both languages as they were at a revision, all or one; texts are trees of the allowed elements */
  '/api/v2/content/heroes': {
    input: {
      heroName?: string | number;
      asOf?: string | number;
    };
    answer: {
      revision: {
        id: number
        publishedAt: string
      }
      heroes: {
        since: number
        hero: {
          name: string
          urlName: string
          title: {
            ru?: string
            en?: string
          }
          attribute: "Strength" | "Agility" | "Intellect" | "All"
          attack?: "melee" | "ranged"
          addedOn?: string
          skills: {
            name: string
            title: {
              ru?: string
              en?: string
            }
            image?: string
            talent: string
            ability?: {
              description?: {
                ru?: unknown
                en?: unknown
              }
              extraValues?: {
                ru?: unknown[][]
                en?: unknown[][]
              }
              cooldown?: number[]
              manaCost?: number[]
            }
            orange: {
              modName: string
              title?: {
                ru?: string
                en?: string
              }
              image?: string
              levels: number
              text?: {
                ru?: unknown
                en?: unknown
              }
              levelTexts?: {
                ru?: unknown
                en?: unknown
              }[]
              summary?: {
                ru?: unknown
                en?: unknown
              }
              cooldown?: number[]
              manaCost?: number[]
              extraInfo?: {
                complexity?: number
                damageType?: "pure" | "physical" | "magical"
                info?: {
                  ru?: unknown
                  en?: unknown
                }
                features?: {
                  image?: string
                  description: {
                    ru?: unknown
                    en?: unknown
                  }
                }[]
              }
            }
            purple: {
              modName: string
              title?: {
                ru?: string
                en?: string
              }
              image?: string
              levels: number
              text?: {
                ru?: unknown
                en?: unknown
              }
              levelTexts?: {
                ru?: unknown
                en?: unknown
              }[]
              summary?: {
                ru?: unknown
                en?: unknown
              }
              cooldown?: number[]
              manaCost?: number[]
              extraInfo?: {
                complexity?: number
                damageType?: "pure" | "physical" | "magical"
                info?: {
                  ru?: unknown
                  en?: unknown
                }
                features?: {
                  image?: string
                  description: {
                    ru?: unknown
                    en?: unknown
                  }
                }[]
              }
            }[]
            blue: {
              modName: string
              title?: {
                ru?: string
                en?: string
              }
              image?: string
              levels: number
              text?: {
                ru?: unknown
                en?: unknown
              }
              levelTexts?: {
                ru?: unknown
                en?: unknown
              }[]
              summary?: {
                ru?: unknown
                en?: unknown
              }
              cooldown?: number[]
              manaCost?: number[]
              extraInfo?: {
                complexity?: number
                damageType?: "pure" | "physical" | "magical"
                info?: {
                  ru?: unknown
                  en?: unknown
                }
                features?: {
                  image?: string
                  description: {
                    ru?: unknown
                    en?: unknown
                  }
                }[]
              }
            }[]
          }[]
          heroWide?: {
            purple: {
              modName: string
              title?: {
                ru?: string
                en?: string
              }
              image?: string
              levels: number
              text?: {
                ru?: unknown
                en?: unknown
              }
              levelTexts?: {
                ru?: unknown
                en?: unknown
              }[]
              summary?: {
                ru?: unknown
                en?: unknown
              }
              cooldown?: number[]
              manaCost?: number[]
              extraInfo?: {
                complexity?: number
                damageType?: "pure" | "physical" | "magical"
                info?: {
                  ru?: unknown
                  en?: unknown
                }
                features?: {
                  image?: string
                  description: {
                    ru?: unknown
                    en?: unknown
                  }
                }[]
              }
            }[]
            blue: {
              modName: string
              title?: {
                ru?: string
                en?: string
              }
              image?: string
              levels: number
              text?: {
                ru?: unknown
                en?: unknown
              }
              levelTexts?: {
                ru?: unknown
                en?: unknown
              }[]
              summary?: {
                ru?: unknown
                en?: unknown
              }
              cooldown?: number[]
              manaCost?: number[]
              extraInfo?: {
                complexity?: number
                damageType?: "pure" | "physical" | "magical"
                info?: {
                  ru?: unknown
                  en?: unknown
                }
                features?: {
                  image?: string
                  description: {
                    ru?: unknown
                    en?: unknown
                  }
                }[]
              }
            }[]
          }
          upgrades?: {
            type: "scepter" | "shard" | "innate"
            isGranted: boolean
            texture?: string
            title?: {
              ru?: string
              en?: string
            }
            description?: {
              ru?: unknown
              en?: unknown
            }
            extraValues?: {
              ru?: unknown[][]
              en?: unknown[][]
            }
            cooldown?: number[]
            manaCost?: number[]
          }[]
          changes?: {
            name: string
            title?: {
              ru?: string
              en?: string
            }
            description: {
              ru?: unknown
              en?: unknown
            }
          }[]
        }
      }[]
    } | null;
  };
  /** Talents in both languages as they were at a revision, all or one; texts are trees of the allowed elements */
  '/api/v2/content/talents': {
    input: {
      modName?: string | number;
      asOf?: string | number;
    };
    answer: {
      revision: {
        id: number
        publishedAt: string
      }
      talents: {
        since: number
        heroName: string | null
        skill: string | null
        rarity: "orange" | "purple" | "blue" | "gray"
        tags: string[]
        talent: {
          modName: string
          title?: {
            ru?: string
            en?: string
          }
          image?: string
          levels: number
          text?: {
            ru?: unknown
            en?: unknown
          }
          levelTexts?: {
            ru?: unknown
            en?: unknown
          }[]
          summary?: {
            ru?: unknown
            en?: unknown
          }
          cooldown?: number[]
          manaCost?: number[]
          extraInfo?: {
            complexity?: number
            damageType?: "pure" | "physical" | "magical"
            info?: {
              ru?: unknown
              en?: unknown
            }
            features?: {
              image?: string
              description: {
                ru?: unknown
                en?: unknown
              }
            }[]
          }
        }
      }[]
    } | null;
  };
  /** Items in both languages as they were at a revision, all or one; texts are trees of the allowed elements */
  '/api/v2/content/items': {
    input: {
      luaName?: string | number;
      asOf?: string | number;
    };
    answer: {
      revision: {
        id: number
        publishedAt: string
      }
      items: {
        since: number
        item: {
          luaName: string
          name?: {
            ru?: string
            en?: string
          }
          itemType: "New" | "Changed" | "Same"
          neutralTier?: number
          itemIn1x6?: {
            cost?: number
            preStats?: {
              ru?: unknown
              en?: unknown
            }
            postStats?: {
              ru?: unknown
              en?: unknown
            }
            abilities?: {
              name?: {
                ru?: string
                en?: string
              }
              abilityType?: {
                ru?: string
                en?: string
              }
              cooldown?: number[]
              manaCost?: number[]
              oracle?: {
                ru?: unknown
                en?: unknown
              }
            }[]
            recipe?: {
              requirements: string
              cost: number
            }
          }
          itemInDota?: {
            cost?: number
            preStats?: {
              ru?: unknown
              en?: unknown
            }
            postStats?: {
              ru?: unknown
              en?: unknown
            }
            abilities?: {
              name?: {
                ru?: string
                en?: string
              }
              abilityType?: {
                ru?: string
                en?: string
              }
              cooldown?: number[]
              manaCost?: number[]
              oracle?: {
                ru?: unknown
                en?: unknown
              }
            }[]
            recipe?: {
              requirements: string
              cost: number
            }
          }
        }
      }[]
    } | null;
  };
  /** What items are built from, in 1x6 and in Dota 2, at a revision: all recipes, or one item’s */
  '/api/v2/content/recipes': {
    input: {
      luaName?: string | number;
      asOf?: string | number;
    };
    answer: {
      revision: {
        id: number
        publishedAt: string
      }
      recipes: {
        since: number
        luaName: string
        in1x6: {
          cost: number
          parts: {
            luaName: string
            count: number
          }[]
        } | null
        inDota: {
          cost: number
          parts: {
            luaName: string
            count: number
          }[]
        } | null
      }[]
    } | null;
  };
  /** Updates of the game, newest first; on request only those with a hero, an item, a kind of change or between two Moscow days, both included */
  '/api/v2/updates': {
    input: {
      page?: string | number;
      count?: string | number;
      heroName?: string | number;
      luaName?: string | number;
      kind?: "up" | "down" | "change" | "new";
      fromDay?: string | number;
      toDay?: string | number;
    };
    answer: {
      totalCount: number
      totalPages: number
      isLastPage: boolean
      values: {
        url: string
        ruName: string
        engName: string
        type: "major" | "minor" | "fix"
        createdAt: string
        correctedAt: string | null
        ruDescription: string | null
        engDescription: string | null
        heroCount: number
        itemCount: number
        heroChanges: {
          up: number
          down: number
          change: number
        }
        heroNames: string[]
      }[]
    } | null;
  };
  /** Heroes and items that updates have changed */
  '/api/v2/updates/subjects': {
    input: Record<string, never>;
    answer: {
      heroes: {
        name: string
        urlName: string
        title: string
      }[]
      items: {
        luaName: string
        title: string
      }[]
    } | null;
  };
  /** What updates have changed since the caller’s last match, and which of the caller’s heroes. Needs a key. */
  '/api/v2/updates/since-last-match': {
    input: Record<string, never>;
    answer: {
      playedAt: string | null
      updateCount: number
      fromDay: string | null
      heroes: {
        name: string
        urlName: string
        title: string
      }[]
    } | null;
  };
  /** One update in one language, its lines as trees of text with their marks, as its page shows it */
  '/api/v2/updates/view': {
    input: {
      url: string | number;
      lang?: "ru" | "en";
    };
    answer: {
      url: string
      type: "major" | "minor" | "fix"
      name: string
      description: string
      nameLang: "ru" | "en" | null
      descriptionLang: "ru" | "en" | null
      publishedAt: string
      correctedAt: string | null
      rows: {
        lang: "ru" | "en" | null
        rows: {
          mark: "up" | "down" | "change" | "new" | "note"
          text: unknown[]
        }[]
      }
      items: {
        name: string
        title: string
        isInShop: boolean
        rows: {
          lang: "ru" | "en" | null
          rows: {
            mark: "up" | "down" | "change" | "new" | "note"
            text: unknown[]
          }[]
        }
      }[]
      heroes: {
        name: string
        title: string
        urlName: string | null
        attribute: "Strength" | "Agility" | "Intellect" | "All" | null
        rows: {
          lang: "ru" | "en" | null
          rows: {
            mark: "up" | "down" | "change" | "new" | "note"
            text: unknown[]
          }[]
        }
        upgrades: {
          type: "scepter" | "shard" | "innate"
          rows: {
            lang: "ru" | "en" | null
            rows: {
              mark: "up" | "down" | "change" | "new" | "note"
              text: unknown[]
            }[]
          }
        }[]
        talents: {
          name: string
          title: string | null
          orange: {
            lang: "ru" | "en" | null
            rows: {
              mark: "up" | "down" | "change" | "new" | "note"
              text: unknown[]
            }[]
          }
          purple: {
            lang: "ru" | "en" | null
            rows: {
              mark: "up" | "down" | "change" | "new" | "note"
              text: unknown[]
            }[]
          }
          blue: {
            lang: "ru" | "en" | null
            rows: {
              mark: "up" | "down" | "change" | "new" | "note"
              text: unknown[]
            }[]
          }
          ability: {
            lang: "ru" | "en" | null
            rows: {
              mark: "up" | "down" | "change" | "new" | "note"
              text: unknown[]
            }[]
          }
        }[]
      }[]
    } | null;
  };
  /** One whole update; lines are HTML with a few safe elements */
  '/api/v2/updates/{url}': {
    input: {
      url: string | number;
    };
    answer: {
      url: string
      ruName: string
      engName: string
      type: "major" | "minor" | "fix"
      createdAt: string
      correctedAt: string | null
      ruDescription: string | null
      engDescription: string | null
      ruRows: string | null
      engRows: string | null
      items: {
        name: string
        changeType: "up" | "down" | "change"
        ruRows: string | null
        engRows: string | null
      }[]
      heroes: {
        name: string
        urlName: string
        attribute: "Strength" | "Agility" | "Intellect" | "All" | null
        userFrendlyName: string
        userFriendlyName: string
        ruRows: string | null
        engRows: string | null
        upgrades: {
          type: "scepter" | "shard" | "innate"
          changeType: "up" | "down" | "change"
          ruRows: string | null
          engRows: string | null
        }[]
        talents: {
          name: string
          changeType: "up" | "down" | "change"
          orangeRuRows: string | null
          orangeEngRows: string | null
          purpleRuRows: string | null
          purpleEngRows: string | null
          blueRuRows: string | null
          blueEngRows: string | null
          abilityRuRows: string | null
          abilityEngRows: string | null
        }[]
      }[]
    } | null;
  };
  /** What the last updates did to one hero, newest first */
  '/api/v2/heroes/changes': {
    input: {
      heroName: string | number;
      lang?: "ru" | "en";
    };
    answer: {
      url: string
      name: string
      publishedAt: string
      correctedAt: string | null
      hero: {
        name: string
        title: string
        urlName: string | null
        attribute: "Strength" | "Agility" | "Intellect" | "All" | null
        rows: {
          lang: "ru" | "en" | null
          rows: {
            mark: "up" | "down" | "change" | "new" | "note"
            text: unknown[]
          }[]
        }
        upgrades: {
          type: "scepter" | "shard" | "innate"
          rows: {
            lang: "ru" | "en" | null
            rows: {
              mark: "up" | "down" | "change" | "new" | "note"
              text: unknown[]
            }[]
          }
        }[]
        talents: {
          name: string
          title: string | null
          orange: {
            lang: "ru" | "en" | null
            rows: {
              mark: "up" | "down" | "change" | "new" | "note"
              text: unknown[]
            }[]
          }
          purple: {
            lang: "ru" | "en" | null
            rows: {
              mark: "up" | "down" | "change" | "new" | "note"
              text: unknown[]
            }[]
          }
          blue: {
            lang: "ru" | "en" | null
            rows: {
              mark: "up" | "down" | "change" | "new" | "note"
              text: unknown[]
            }[]
          }
          ability: {
            lang: "ru" | "en" | null
            rows: {
              mark: "up" | "down" | "change" | "new" | "note"
              text: unknown[]
            }[]
          }
        }[]
      }
    }[] | null;
  };
  /** What differs between two revisions, value by value, with the update that announced it; 0 is before the first revision */
  '/api/v2/content/changes': {
    input: {
      fromRevision: string | number;
      toRevision: string | number;
    };
    answer: {
      from: {
        id: number
        publishedAt: string
      } | null
      to: {
        id: number
        publishedAt: string
      }
      entities: {
        kind: "hero" | "general" | "item" | "shop"
        key: string
        change: "added" | "changed" | "removed"
        values: {
          path: string
          before: unknown
          after: unknown
          revision: number
          note: {
            url: string
            ruName: string
            engName: string
            publishedAt: string
            isExact: boolean
          } | null
        }[]
      }[]
    } | null;
  };
  /** The same in one language, in words, as its page shows it; by default of the last revision and the one before the later */
  '/api/v2/content/changes/view': {
    input: {
      fromRevision?: string | number;
      toRevision?: string | number;
      lang?: "ru" | "en";
    };
    answer: {
      from: {
        id: number
        publishedAt: string
      } | null
      to: {
        id: number
        publishedAt: string
      }
      untoldCount: number
      entities: {
        kind: "hero" | "general" | "item" | "shop"
        key: string
        change: "added" | "changed" | "removed"
        title: string
        urlName: string | null
        rows: {
          place: string
          field: string
          parts: {
            kind: "same" | "added" | "removed"
            text: string
          }[]
          note: {
            url: string
            ruName: string
            engName: string
            publishedAt: string
            isExact: boolean
          } | null
        }[]
      }[]
    } | null;
  };
  /** Which revision made each value of an item, or else of a hero, what it is now, and which update announced it */
  '/api/v2/content/blame': {
    input: {
      heroName?: string | number;
      luaName?: string | number;
    };
    answer: {
      kind: "hero" | "item"
      key: string
      values: {
        path: string
        value: unknown
        revision: {
          id: number
          publishedAt: string
        }
        note: {
          url: string
          ruName: string
          engName: string
          publishedAt: string
          isExact: boolean
        } | null
      }[]
    } | null;
  };
  /** The same in one language, in words, as its page shows it */
  '/api/v2/content/blame/view': {
    input: {
      heroName?: string | number;
      luaName?: string | number;
      lang?: "ru" | "en";
    };
    answer: {
      kind: "hero" | "item"
      key: string
      title: string
      urlName: string | null
      rows: {
        place: string
        field: string
        value: string
        revision: {
          id: number
          publishedAt: string
        }
        note: {
          url: string
          ruName: string
          engName: string
          publishedAt: string
          isExact: boolean
        } | null
      }[]
    } | null;
  };
  /** A whole match */
  '/api/v2/matches': {
    input: {
      dotaMatchId: string | number;
    };
    answer: {
      matchId: number
      meta: {
        map: string
        rankGroup: "herald" | "legend" | "immortal" | "unranked"
        season: string
        createdAt: string
        isFinished: boolean
        isAbandoned: boolean
        isCalledOff: boolean
        whyUncounted: "cheats" | "unranked" | "smallLobby" | "earlyLeave" | null
        durationAtSeconds: number | null
        isDuo: boolean
        averageRating: number
        isArchived: boolean
      }
      players: {
        id: number
        name: string
        avatarUrl: string | null
        stream: {
          url: string
          viewers: number | null
        } | null
        teamId: number | null
        place: number | null
        isFinished: boolean
        isLeaver: boolean
        heroName: string | null
        talents: {
          main: string | null
          secondMain: string | null
          purpleCount: number
          blueCount: number
          whiteCount: number
        }
        kills: number | null
        deaths: number | null
        assists: number | null
        level: number | null
        networth: number | null
        lastHits: number | null
        aggregatedDealtDamage: {
          total: number
          physical: number
          magical: number
          pure: number
        } | null
        aggregatedReceivedDamage: {
          total: number
          physical: number
          magical: number
          pure: number
        } | null
        receivedDamages: {
          heroName: string
          damage: {
            total: number
            physical: number
            magical: number
            pure: number
          }
        }[]
        towerDamage: number | null
        items: string[]
        ratingStart: number | null
        ratingChange: number | null
        ratingAfter: number | null
        ratingByPlace: number[] | null
        isDoubleRating: boolean
        endAtSeconds: number | null
        towerPosition: number | null
      }[]
      picks: {
        heroName: string | null
        number: number
        ban: string | null
      }[]
      buildingsDestroyed: {
        pusherHeroes: string[]
        type: string
        pushedHeroes: string[]
        pushedAtSeconds: number
      }[]
    } | null;
  };
  /** A match in one line */
  '/api/v2/matches/short': {
    input: {
      dotaMatchId: string | number;
    };
    answer: {
      matchId: number
      mapName: string
      heroes: string[]
      isDuo: boolean
      createdAtUtc: string
      isFinished: boolean
      isAbandoned: boolean
      isCalledOff: boolean
      endAtSeconds: number | null
    } | null;
  };
  /** The matches of a player, newest first, or of one hero, mode, place or season in another order */
  '/api/v2/matches/history': {
    input: {
      playerId: string | number;
      page?: string | number;
      count?: string | number;
      until?: string | number;
      heroName?: string | number;
      mode?: "solo" | "duo";
      place?: string | number;
      season?: string | number;
      sort?: "date" | "place" | "kda" | "duration" | "rating";
      order?: "desc" | "asc";
    };
    answer: {
      totalCount: number
      totalPages: number
      isLastPage: boolean
      values: {
        matchId: number
        heroName: string | null
        talent: string | null
        secondTalent: string | null
        kills: number | null
        deaths: number | null
        assists: number | null
        endAtSeconds: number | null
        items: string[]
        isFinished: boolean
        isAbandoned: boolean
        isCalledOff: boolean
        whyUncounted: "cheats" | "unranked" | "smallLobby" | "earlyLeave" | null
        mapName: string
        place: number | null
        ratingStart: number | null
        ratingChange: number | null
        isDoubleRating: boolean
        createdAtUtc: string
      }[]
    } | null;
  };
  /** Finished matches with a hero and its orange talent, newest first */
  '/api/v2/matches/search': {
    input: {
      heroName: string | number;
      talentName?: string | number;
      page?: string | number;
      count?: string | number;
      endedBy?: string | number;
    };
    answer: {
      totalCount: number
      totalPages: number
      isLastPage: boolean
      values: {
        matchId: number
        heroName: string | null
        talent: string | null
        secondTalent: string | null
        kills: number | null
        deaths: number | null
        assists: number | null
        endAtSeconds: number | null
        items: string[]
        isFinished: boolean
        isAbandoned: boolean
        isCalledOff: boolean
        whyUncounted: "cheats" | "unranked" | "smallLobby" | "earlyLeave" | null
        mapName: string
        place: number | null
        ratingStart: number | null
        ratingChange: number | null
        isDoubleRating: boolean
        createdAtUtc: string
        playerId: number
        nickname: string
      }[]
      endedBy: number | null
    } | null;
  };
  /** The chances of each place for everyone in a match, and how they moved */
  '/api/v2/matches/forecast': {
    input: {
      dotaMatchId: string | number;
    };
    answer: {
      matchId: number
      isDuo: boolean
      basis: {
        fittedOn: string
        matches: number
      } | null
      players: {
        id: number
        teamId: number | null
        place: number | null
        chances: number[] | null
      }[]
      isFinished: boolean
      moments: {
        seconds: number
        kind: "start" | "look" | "building" | "out"
        of: number[]
        chances: number[][]
      }[]
      turn: number | null
    } | null;
  };
  /** The chances of each place in the matches that are being played, of those of which anything can be told */
  '/api/v2/matches/forecast/live': {
    input: Record<string, never>;
    answer: {
      matchId: number
      players: {
        playerId: number
        chances: number[]
      }[]
    }[] | null;
  };
  /** Matches that are being played, newest first */
  '/api/v2/matches/live': {
    input: Record<string, never>;
    answer: {
      matchId: number
      mapName: string
      rankGroup: "herald" | "legend" | "immortal" | "unranked"
      isDuo: boolean
      averageRating: number
      createdAtUtc: string
      players: {
        playerId: number
        nickname: string
        avatarUrl: string | null
        heroName: string | null
        place: number | null
        isFinished: boolean
        stream: {
          url: string
          viewers: number | null
        } | null
        chances: number[] | null
      }[]
    }[] | null;
  };
  /** Matches that are being played, the best average rating first, and the last that ended */
  '/api/v2/matches/board': {
    input: Record<string, never>;
    answer: {
      matchCount: number
      playerCount: number
      live: {
        matchId: number
        mapName: string
        rankGroup: "herald" | "legend" | "immortal" | "unranked"
        isDuo: boolean
        averageRating: number
        createdAtUtc: string
        players: {
          playerId: number
          nickname: string
          avatarUrl: string | null
          heroName: string | null
          place: number | null
          isFinished: boolean
          stream: {
            url: string
            viewers: number | null
          } | null
          chances: number[] | null
        }[]
      }[]
      finished: {
        matchId: number
        rankGroup: "herald" | "legend" | "immortal" | "unranked"
        isDuo: boolean
        averageRating: number
        durationSeconds: number
        finishedAtUtc: string
        winners: {
          playerId: number
          nickname: string
          heroName: string | null
        }[]
        bestChange: number
      }[]
    } | null;
  };
  /** The match that the caller is in: since when, and how many are left; null while in none. Needs a key. */
  '/api/v2/matches/own': {
    input: Record<string, never>;
    answer: {
      matchId: number
      isDuo: boolean
      seconds: number
      left: number
    } | null;
  };
  /** How much is played: matches of the last 24 hours, players of the season, heroes */
  '/api/v2/matches/figures': {
    input: Record<string, never>;
    answer: {
      matchesLastDay: number
      playersThisSeason: number
      heroCount: number
      seasonName: string
    } | null;
  };
  /** The hundred best players by rating, best first; now, or at the end of a past season */
  '/api/v2/leaderboard': {
    input: {
      isduo?: boolean;
      season?: string | number;
    };
    answer: {
      place: number
      playerId: number
      nickname: string
      avatarUrl: string | null
      rating: number
      matchCount: number
      places: number[]
      favoriteHero: string | null
      social: {
        twitch: string | null
        youtube: string | null
        discord: string | null
        discordUserName: string | null
        isTwitchLive: boolean | null
        isYoutubeLive: boolean | null
      } | null
      placeChange: number | null
    }[] | null;
  };
  /** The past seasons that have a table, newest first, with the last link of their chain of rating changes */
  '/api/v2/leaderboard/seasons': {
    input: {
      isduo?: boolean;
    };
    answer: {
      number: number
      name: string
      links: number
      lastLink: string | null
    }[] | null;
  };
  /** The caller’s place among all players of a mode; null without a counted match. Needs a key. */
  '/api/v2/leaderboard/own': {
    input: {
      isduo?: boolean;
    };
    answer: {
      place: number
      rating: number
      matchCount: number
    } | null;
  };
  /** The twenty best players of a hero: five counted matches or more, by average place with ten average matches added */
  '/api/v2/leaderboard/hero': {
    input: {
      heroName: string | number;
      isduo?: boolean;
    };
    answer: {
      place: number
      playerId: number
      nickname: string
      avatarUrl: string | null
      matchCount: number
      avgPlace: number
      firstPlaces: number
      items: string[]
    }[] | null;
  };
  /** Heroes, or heroes with their orange talent, by pick rate and average place; for subscribers. Needs a key. */
  '/api/v2/heroes/meta': {
    input: {
      period?: "four_days" | "prev_week";
      withTalents?: boolean;
      isduo?: boolean;
      rankGroup?: "herald" | "legend" | "immortal";
    };
    answer: {
      heroName: string
      urlName: string
      talentName: string | null
      pickrate: number
      matchCount: number
      averagePlace: number
      places: { [name: string]: number }
      playerCount: number
      isEnough: boolean
      estimate: {
        value: number
        low: number
        high: number
      } | null
      gained: {
        value: number
        low: number
        high: number
      } | null
      pickedBy: "strong" | "weak" | null
      isBest: boolean
      rankFrom: number | null
      rankTo: number | null
    }[] | null;
  };
  /** The three best rows of the week before the last four days, then at most two that certainly moved; for everyone */
  '/api/v2/heroes/meta/teaser': {
    input: Record<string, never>;
    answer: {
      heroName: string
      urlName: string
      pickrate: number
      matchCount: number
      averagePlace: number
      places: { [name: string]: number }
      change: {
        value: number
        low: number
        high: number
      } | null
    }[] | null;
  };
  /** The best players of every hero and their final items; for subscribers. Needs a key. */
  '/api/v2/leaderboard/heroleaders': {
    input: {
      isduo?: boolean;
    };
    answer: {
      heroName: string
      urlName: string
      talentName: string | null
      build: {
        lateItems: string[]
      }
      topPlayers: {
        id: number
        nickname: string
        avatarUrl: string | null
        matchCount: number
        averagePlace: number
        talentName: string | null
        lateItems: string[]
        rankFrom: number
        rankTo: number
        ranked: number
      }[]
    }[] | null;
  };
  /** What is bought with each orange talent of a hero, at four stages of the game; for subscribers. Needs a key. */
  '/api/v2/heroes/itembuild': {
    input: {
      heroName: string | number;
      isduo?: boolean;
    };
    answer: {
      talentName: string
      matchCount: number
      averagePlace: number
      startItems: {
        items: string[]
        hasAghanimScepter: boolean
        hasAghanimShard: boolean
        games: number
        shares: number[]
      }
      earlyItems: {
        items: string[]
        hasAghanimScepter: boolean
        hasAghanimShard: boolean
        games: number
        shares: number[]
      }
      midItems: {
        items: string[]
        hasAghanimScepter: boolean
        hasAghanimShard: boolean
        games: number
        shares: number[]
      }
      lateItems: {
        items: string[]
        hasAghanimScepter: boolean
        hasAghanimShard: boolean
        games: number
        shares: number[]
      }
    }[] | null;
  };
  /** The first two stages of the build with a hero’s most played orange talent, for everyone; null if there is none */
  '/api/v2/heroes/itembuild/teaser': {
    input: {
      heroName: string | number;
      isduo?: boolean;
    };
    answer: {
      days: {
        from: string
        to: string
      }
      talentName: string
      matchCount: number
      averagePlace: number
      startItems: {
        items: string[]
        hasAghanimScepter: boolean
        hasAghanimShard: boolean
        games: number
        shares: number[]
      }
      earlyItems: {
        items: string[]
        hasAghanimScepter: boolean
        hasAghanimShard: boolean
        games: number
        shares: number[]
      }
    } | null;
  };
  /** Where the item build of a hero with an orange talent comes from; for subscribers. Needs a key. */
  '/api/v2/heroes/itembuild/source': {
    input: {
      heroName: string | number;
      talentName?: string | number;
      isduo?: boolean;
    };
    answer: {
      days: {
        from: string
        to: string
      }
      computedAt: string | null
      games: number
      players: number | null
      matches: string[]
    } | null;
  };
  /** How right the statistics were: what was said about heroes, talents and items, checked two weeks later, and whether talents are dealt fairly */
  '/api/v2/statistics/accuracy': {
    input: {
      isduo?: boolean;
    };
    answer: {
      claims: number
      held: number
      kinds: {
        kind: "talent" | "hero" | "place" | "item"
        claims: number
        held: number
      }[]
      bests: number
      bestSaid: number | null
      bestCame: number | null
      forecast: {
        matches: number
        score: number
        byWorth: number
        calibration: number
        looks: {
          seconds: number
          matches: number
          score: number
          byWorth: number
        }[]
        steps: {
          count: number
          said: number
          came: number
        }[]
      } | null
      day: string | null
      shown: {
        kind: string
        heroName: string
        name: string
        said: {
          value: number
          low: number
          high: number
        }
        isBest: boolean
        came: number | null
        cameRange: {
          low: number
          high: number
        } | null
        isHeld: boolean | null
      }[]
      draws: {
        patch: number
        rarity: string
        choices: number
        talents: number
        unfair: string[]
        computedAt: string
      }[]
    } | null;
  };
  /** The talents a hero is offered, how often each is taken, and how many players are still in at each minute */
  '/api/v2/heroes/advice/pool': {
    input: {
      heroName: string | number;
      isduo?: boolean;
    };
    answer: {
      days: {
        from: string
        to: string
      }
      isHeroOfWeek: boolean
      heroOfWeek: string
      alive: number[]
      talents: {
        name: string
        rarity: string
        offered: number
        share: number
      }[]
    } | null;
  };
  /** What the offered talents are worth, given those taken, the minute and how many players are still in, and which to take */
  '/api/v2/heroes/advice': {
    input: {
      heroName: string | number;
      isduo?: boolean;
      offered: string | number;
      held?: string | number;
      minute?: string | number;
      alive?: string | number;
    };
    answer: {
      days: {
        from: string
        to: string
      }
      computedAt: string | null
      isOpen: boolean
      alive: number
      options: {
        name: string
        rarity: string | null
        offered: number
        share: number | null
        worth: {
          value: number
          low: number
          high: number
        } | null
        chance: number | null
      }[]
      best: string | null
    } | null;
  };
  /** How a hero and its orange talents did in the week before the last four days, for everyone */
  '/api/v2/heroes/week': {
    input: {
      heroName: string | number;
      isduo?: boolean;
    };
    answer: {
      days: {
        from: string
        to: string
      }
      hero: {
        matchCount: number
        pickrate: number
        averagePlace: number
        places: { [name: string]: number }
      } | null
      talents: {
        talentName: string
        matchCount: number
        averagePlace: number
        worth: {
          value: number
          low: number
          high: number
        } | null
      }[]
      best: string | null
    } | null;
  };
  /** How a hero and its orange talents did in the last four days; for subscribers. Needs a key. */
  '/api/v2/heroes/now': {
    input: {
      heroName: string | number;
      isduo?: boolean;
    };
    answer: {
      days: {
        from: string
        to: string
      }
      hero: {
        matchCount: number
        pickrate: number
        averagePlace: number
        places: { [name: string]: number }
      } | null
      talents: {
        talentName: string
        matchCount: number
        averagePlace: number
        worth: {
          value: number
          low: number
          high: number
        } | null
      }[]
      best: string | null
    } | null;
  };
  /** Where the numbers of a hero come from, and more: survival, pick order, talents, the last patch; for subscribers. Needs a key. */
  '/api/v2/heroes/meta/insight': {
    input: {
      heroName: string | number;
      talentName?: string | number;
      period?: "four_days" | "prev_week";
      isduo?: boolean;
      rankGroup?: "herald" | "legend" | "immortal";
    };
    answer: {
      days: {
        from: string
        to: string
      }
      computedAt: string | null
      games: number
      players: number
      averagePlace: number | null
      estimate: {
        value: number
        low: number
        high: number
      } | null
      gained: {
        value: number
        low: number
        high: number
      } | null
      lessSkill: {
        value: number
        low: number
        high: number
      } | null
      pickedBy: "strong" | "weak" | null
      matches: string[]
      survival: {
        minute: number
        share: {
          value: number
          low: number
          high: number
        }
      }[]
      picks: {
        pickOrder: number
        games: number
        averagePlace: {
          value: number
          low: number
          high: number
        }
      }[]
      offerDays: {
        from: string
        to: string
      }
      offers: {
        orange: {
          name: string
          offered: number
          taken: number
          share: number
          averagePlace: number | null
          gained: {
            value: number
            low: number
            high: number
          } | null
          basis: "lottery" | "within" | null
          best: number | null
          ranks: {
            from: number
            to: number
            of: number
          } | null
        }[]
        purple: {
          name: string
          offered: number
          taken: number
          share: number
          averagePlace: number | null
          gained: {
            value: number
            low: number
            high: number
          } | null
          basis: "lottery" | "within" | null
          best: number | null
          ranks: {
            from: number
            to: number
            of: number
          } | null
        }[]
        blue: {
          name: string
          offered: number
          taken: number
          share: number
          averagePlace: number | null
          gained: {
            value: number
            low: number
            high: number
          } | null
          basis: "lottery" | "within" | null
          best: number | null
          ranks: {
            from: number
            to: number
            of: number
          } | null
        }[]
      }
      next: {
        rarity: string
        held: string
        name: string
        offered: number
        gained: {
          value: number
          low: number
          high: number
        }
        best: number
      }[]
      patch: {
        name: {
          ru: string
          en: string
        }
        url: string
        releasedAt: string
        isChanged: boolean
        gained: {
          value: number
          low: number
          high: number
        }
      } | null
    } | null;
  };
  /** How often a talent was offered to a hero, to how many players and in which matches; with held, after that one was taken; for subscribers. Needs a key. */
  '/api/v2/heroes/meta/offer': {
    input: {
      heroName: string | number;
      talentName?: string | number;
      isduo?: boolean;
      rankGroup?: "herald" | "legend" | "immortal";
      offered: string | number;
      held?: string | number;
    };
    answer: {
      days: {
        from: string
        to: string
      }
      computedAt: string | null
      offered: number
      games: number
      players: number
      matches: string[]
    } | null;
  };
  /** What items are worth among players alive with equal net worth and skill; for subscribers. Needs a key. */
  '/api/v2/heroes/meta/items': {
    input: {
      isduo?: boolean;
    };
    answer: {
      days: {
        from: string
        to: string
      } | null
      computedAt: string | null
      items: {
        item: string
        since: number
        minute: number
        games: number
        players: number
        raw: number
        gained: {
          value: number
          low: number
          high: number
        }
        matches: string[]
      }[]
    } | null;
  };
  /** What the last balance patches, or one update, did: seven days after against seven before, less what unchanged heroes gained; for subscribers. Needs a key. */
  '/api/v2/heroes/meta/patches': {
    input: {
      isduo?: boolean;
      url?: string | number;
    };
    answer: {
      name: {
        ru: string
        en: string
      }
      url: string
      releasedAt: string
      computedAt: string | null
      heroes: {
        heroName: string
        isChanged: boolean
        gamesBefore: number
        gamesAfter: number
        playersBefore: number
        playersAfter: number
        gained: {
          value: number
          low: number
          high: number
        }
      }[]
    }[] | null;
  };
  /** The newest counted matches of a hero in a time range, or those of its best players; for subscribers. Needs a key. */
  '/api/v2/heroes/meta/matches': {
    input: {
      heroName: string | number;
      isduo?: boolean;
      from?: string | number;
      to?: string | number;
      leaders?: boolean;
    };
    answer: {
      from: string | null
      computedAt: string | null
      matches: string[]
    } | null;
  };
  /** A player in one line */
  '/api/v2/players/short': {
    input: {
      playerId: string | number;
    };
    answer: {
      playerId: number
      nickname: string
      avatarUrl: string | null
      rating: number
      duoRating: number
    } | null;
  };
  /** A player: 1x6 figures, and 2x8 figures in duo */
  '/api/v2/players': {
    input: {
      playerId: string | number;
    };
    answer: {
      playerId: number
      nickname: string
      avatarUrl: string | null
      rating: number
      duoRating: number
      matchCount: number
      avgPlace: number
      avgGpm: number
      firstPlaces: number
      favoriteHero: string | null
      places: {
        1: number
        2: number
        3: number
        4: number
        5: number
        6: number
      }
      social: {
        twitch: string | null
        youtube: string | null
        discord: string | null
        discordUserName: string | null
        isTwitchLive: boolean | null
        isYoutubeLive: boolean | null
      } | null
      duo: {
        matchCount: number
        avgPlace: number
        avgGpm: number
        firstPlaces: number
        favoriteHero: string | null
        places: {
          1: number
          2: number
          3: number
          4: number
        }
      }
    } | null;
  };
  /** A whole profile in one mode: figures, rating line, activity, heroes, streaks, seasons, and a page of its matches */
  '/api/v2/players/profile': {
    input: {
      playerId: string | number;
      isduo?: boolean;
      page?: string | number;
      count?: string | number;
      until?: string | number;
      heroName?: string | number;
      mode?: "solo" | "duo";
      place?: string | number;
      season?: string | number;
      sort?: "date" | "place" | "kda" | "duration" | "rating";
      order?: "desc" | "asc";
    };
    answer: {
      playerId: number
      nickname: string
      avatarUrl: string | null
      isListed: boolean
      isPrivate: boolean
      rating: number
      duoRating: number
      supporterYears: number
      social: {
        twitch: string | null
        youtube: string | null
        discord: string | null
        discordUserName: string | null
        isTwitchLive: boolean | null
        isYoutubeLive: boolean | null
      } | null
      figures: {
        rating: number
        place: number | null
        topShare: number | null
        matchCount: number
        avgPlace: number
        avgGpm: number
        places: number[]
        favoriteHero: string | null
        bestHero: string | null
        playsLike: {
          value: number
          doubt: number
        } | null
      }
      lastMatch: {
        matchId: number
        isDuo: boolean
        place: number | null
        heroName: string | null
        createdAtUtc: string
      } | null
      line: {
        points: {
          at: string
          rating: number
          place: number | null
        }[]
        seasons: {
          name: string
          startsAt: string
        }[]
        recent: {
          matches: number
          change: number
        }
      }
      activity: {
        until: string
        days: {
          day: string
          matches: number
        }[]
      }
      heroes: {
        heroName: string
        matchCount: number
        places: number[]
        kills: number
        deaths: number
        ratingChange: number
      }[]
      streaks: {
        first: {
          current: number
          longest: number
        }
        top: {
          current: number
          longest: number
        }
      }
      closings: {
        season: string
        rating: number
        place: number
        playerCount: number
        percentile: number
      }[]
      games: {
        totalCount: number
        totalPages: number
        isLastPage: boolean
        values: {
          matchId: number
          heroName: string | null
          talent: string | null
          secondTalent: string | null
          kills: number | null
          deaths: number | null
          assists: number | null
          endAtSeconds: number | null
          items: string[]
          isFinished: boolean
          isAbandoned: boolean
          isCalledOff: boolean
          whyUncounted: "cheats" | "unranked" | "smallLobby" | "earlyLeave" | null
          mapName: string
          place: number | null
          ratingStart: number | null
          ratingChange: number | null
          isDoubleRating: boolean
          createdAtUtc: string
        }[]
      }
      choices: {
        heroes: string[]
        seasons: {
          number: number
          name: string
        }[]
      }
    } | null;
  };
  /** Whom a player met in the last 500 counted matches: 2x8 partners, and opponents who mostly finished above or below in a mode */
  '/api/v2/players/met': {
    input: {
      playerId: string | number;
      isduo?: boolean;
    };
    answer: {
      partners: {
        playerId: number
        nickname: string
        avatarUrl: string | null
        matchCount: number
        avgPlace: number
        firstPlaces: number
      }[]
      above: {
        playerId: number
        nickname: string
        avatarUrl: string | null
        matchCount: number
        times: number
      }[]
      below: {
        playerId: number
        nickname: string
        avatarUrl: string | null
        matchCount: number
        times: number
      }[]
    } | null;
  };
  /** What a player has won with in one mode: every hero and its orange talents */
  '/api/v2/players/collection': {
    input: {
      playerId: string | number;
      isduo?: boolean;
    };
    answer: {
      heroes: {
        heroName: string
        wins: number
        talents: {
          name: string
          wins: number
        }[]
      }[]
    } | null;
  };
  /** The matches that two players have in common, newest first, and how they ended */
  '/api/v2/players/common': {
    input: {
      playerId: string | number;
      otherId: string | number;
      page?: string | number;
      count?: string | number;
      until?: string | number;
    };
    answer: {
      player: {
        playerId: number
        nickname: string
        avatarUrl: string | null
        rating: number
        duoRating: number
      }
      other: {
        playerId: number
        nickname: string
        avatarUrl: string | null
        rating: number
        duoRating: number
      }
      solo: {
        matches: number
        above: number
        below: number
        together: number
      }
      duo: {
        matches: number
        above: number
        below: number
        together: number
      }
      totalCount: number
      totalPages: number
      isLastPage: boolean
      values: {
        matchId: number
        isDuo: boolean
        isTogether: boolean
        isFinished: boolean
        isAbandoned: boolean
        createdAtUtc: string
        player: {
          heroName: string | null
          place: number | null
        }
        other: {
          heroName: string | null
          place: number | null
        }
      }[]
    } | null;
  };
  /** The match a player is in and what they have played today: for stream overlays and chat bots */
  '/api/v2/players/now': {
    input: {
      playerId: string | number;
    };
    answer: {
      playerId: number
      nickname: string
      day: string
      solo: {
        rating: number
        change: number
        places: number[]
      }
      duo: {
        rating: number
        change: number
        places: number[]
      }
      match: {
        matchId: number
        isDuo: boolean
        createdAtUtc: string
        left: number
        playerCount: number
        chances: number[] | null
      } | null
      last: {
        matchId: number
        isDuo: boolean
        place: number | null
        ratingChange: number | null
        endedAtUtc: string
      } | null
    } | null;
  };
  /** Who is signed in */
  '/api/auth/authorized': {
    input: Record<string, never>;
    answer: {
      authorized: boolean
      playerId: number | null
      nickname: string | null
      avatarUrl: string | null
      shardsAmount: number
      role: "Admin" | "Player" | null
      dotaPlusExpireDate: number
      isSubscribed: boolean
      isBannedOnSocials: boolean
      hasNotices: boolean
    } | null;
  };
  /** The caller’s API keys, newest first. Needs a key. */
  '/api/v2/accounts/keys': {
    input: Record<string, never>;
    answer: {
      keyId: string
      name: string
      createdAt: string
      usedAt: string
      endsAt: string
    }[] | null;
  };
  /** A player’s Steam profile */
  '/api/v2/players/steam-profile': {
    input: {
      playerId: string | number;
    };
    answer: {
      steamId: string
      personaname: string
      profileurl: string
      avatarfull: string
    } | null;
  };
  /** Players who are live on Twitch or YouTube: those in a match first, then by viewers; twelve at most */
  '/api/v2/players/streams': {
    input: Record<string, never>;
    answer: {
      playerId: number
      nickname: string
      avatarUrl: string | null
      kind: "twitch" | "youtube"
      url: string
      viewers: number | null
      matchId: number | null
    }[] | null;
  };
  /** Players, heroes, items and a match that fit what was typed or pasted: a name, a number, an address */
  '/api/v2/search': {
    input: {
      text: string | number;
    };
    answer: {
      players: {
        playerId: number
        nickname: string
        avatarUrl: string | null
        rating: number
        matchCount: number
      }[]
      heroes: {
        name: string
        urlName: string
        userFriendlyName: string
        ruName: string
      }[]
      items: {
        luaName: string
        name: string
      }[]
      match: {
        matchId: number
        isDuo: boolean
        isFinished: boolean
        isAbandoned: boolean
        createdAtUtc: string
      } | null
      isUnknownSteamAddress: boolean
    } | null;
  };
  /** What an average player could expect from each hero in the week before the last four days, in both modes; for everyone */
  '/api/v2/heroes/pick/week': {
    input: Record<string, never>;
    answer: {
      days: {
        from: string
        to: string
      }
      computedAt: string | null
      solo: { [name: string]: {
        place: {
          value: number
          low: number
          high: number
        }
        gained: number
        talent: string | null
        all: {
          games: number
          place: number
        }
        own: {
          games: number
          averagePlace: number
        } | null
      } }
      duo: { [name: string]: {
        place: {
          value: number
          low: number
          high: number
        }
        gained: number
        talent: string | null
        all: {
          games: number
          place: number
        }
        own: {
          games: number
          averagePlace: number
        } | null
      } }
    } | null;
  };
  /** What the caller can expect from each hero, by the last four days and the caller’s own matches, in both modes; for subscribers. Needs a key. */
  '/api/v2/heroes/pick/now': {
    input: Record<string, never>;
    answer: {
      days: {
        from: string
        to: string
      }
      computedAt: string | null
      solo: { [name: string]: {
        place: {
          value: number
          low: number
          high: number
        }
        gained: number
        talent: string | null
        all: {
          games: number
          place: number
        }
        own: {
          games: number
          averagePlace: number
        } | null
      } }
      duo: { [name: string]: {
        place: {
          value: number
          low: number
          high: number
        }
        gained: number
        talent: string | null
        all: {
          games: number
          place: number
        }
        own: {
          games: number
          averagePlace: number
        } | null
      } }
    } | null;
  };
  /** What players call heroes besides their names, in both languages, by the name the game gives the hero */
  '/api/v2/heroes/nicknames': {
    input: Record<string, never>;
    answer: { [name: string]: string[] } | null;
  };
  /** Who can see the caller: everyone, no name in lists (anonymous), or nobody else (private). Needs a key. */
  '/api/v2/accounts/visibility': {
    input: Record<string, never>;
    answer: {
      visibility: "public" | "anonymous" | "private"
    } | null;
  };
  /** What the caller bought in the game: shop items by number, and votes left. Needs a key. */
  '/api/v2/players/belongings': {
    input: Record<string, never>;
    answer: {
      items: number[]
      votes: number
    } | null;
  };
  /** A product */
  '/api/v2/products': {
    input: {
      productId: string | number;
    };
    answer: {
      productId: number
      gameName: string | null
      productName: "dota_plus" | "shards"
      prices: {
        rub: number | null
        usd: number | null
      }
      amount: number
      extraData: {
        discount: number
        rubLotUrl: string | null
        usdLotUrl: string | null
      }
    } | null;
  };
  /** Everything on sale */
  '/api/v2/products/all': {
    input: Record<string, never>;
    answer: {
      productId: number
      gameName: string | null
      productName: "dota_plus" | "shards"
      prices: {
        rub: number | null
        usd: number | null
      }
      amount: number
      extraData: {
        discount: number
        rubLotUrl: string | null
        usdLotUrl: string | null
      }
    }[] | null;
  };
  /** Subscriptions on sale */
  '/api/v2/products/dota-plus': {
    input: Record<string, never>;
    answer: {
      productId: number
      gameName: string | null
      productName: "dota_plus" | "shards"
      prices: {
        rub: number | null
        usd: number | null
      }
      amount: number
      extraData: {
        discount: number
        rubLotUrl: string | null
        usdLotUrl: string | null
      }
    }[] | null;
  };
  /** Shards on sale */
  '/api/v2/products/shards': {
    input: Record<string, never>;
    answer: {
      productId: number
      gameName: string | null
      productName: "dota_plus" | "shards"
      prices: {
        rub: number | null
        usd: number | null
      }
      amount: number
      extraData: {
        discount: number
        rubLotUrl: string | null
        usdLotUrl: string | null
      }
    }[] | null;
  };
  /** The videos of the subscription page, at /videos/plus/{name}: header and 1 to 8, as .webm or .mp4 */
  '/api/v2/payments/videos': {
    input: Record<string, never>;
    answer: string[] | null;
  };
  /** An order of the caller, or the one that a key opens; without orderId the newest that can still be paid */
  '/api/v2/payments/order': {
    input: {
      key?: string | number;
      orderId?: string | number;
    };
    answer: {
      orderId: number
      status: "created" | "pending" | "paid" | "cancelled" | "expired" | "refunded" | "disputed"
      type: number
      productId: number
      productName: "dota_plus" | "shards"
      amount: number
      currency: string
      price: number
      url: string | null
      decline: string | null
      recipients: {
        playerId: number
        nickname: string
        avatarUrl: string | null
      }[]
      isAnonymous: boolean
      email: string | null
      paidAt: string | null
      startsAt: string | null
      endsAt: string | null
      code: string | null
    } | null;
  };
  /** What the caller has paid for, newest first: what, when, how much, until when. Needs a key. */
  '/api/v2/payments/purchases': {
    input: Record<string, never>;
    answer: {
      orderId: number
      type: number
      status: "paid" | "refunded" | "disputed"
      productName: "dota_plus" | "shards"
      amount: number
      currency: "rub" | "usd"
      price: number
      paidAt: string
      email: string | null
      endsAt: string | null
      isRenewal: boolean
      recipientNicknames: string[]
      recipientIds: number[]
      isAnonymous: boolean
      code: string | null
      codeUsedAt: string | null
    }[] | null;
  };
  /** Gifts and codes that the caller bought, newest first. Needs a key. */
  '/api/v2/payments/presents/history': {
    input: Record<string, never>;
    answer: {
      type: number
      code: string | null
      createdAt: string
      consumerPlayerId: number | null
      usedAt: string | null
      consumerNickname: string | null
      isAnonymous: boolean
      productName: "dota_plus" | "shards"
      amount: number
    }[] | null;
  };
  /** The renewal of the caller’s subscription: when, how much, from which card. Needs a key. */
  '/api/v2/payments/renewal': {
    input: Record<string, never>;
    answer: {
      productId: number
      months: number
      currency: string
      price: number
      method: string
      nextChargeAt: number
      extendsFrom: number
    } | null;
  };
  /** The renewal that the caller stopped and can resume while the subscription lasts. Needs a key. */
  '/api/v2/payments/renewal/stopped': {
    input: Record<string, never>;
    answer: {
      currency: string
      price: number
      method: string
    } | null;
  };
  /** What the caller has not read yet: gifts, upcoming charges, failed charges. Needs a key. */
  '/api/v2/payments/notices': {
    input: Record<string, never>;
    answer: {
      noticeId: number
      kind: "gift" | "renewal_soon" | "renewal_done" | "renewal_late" | "renewal_failed"
      createdAt: string
      facts: {
        productName?: "dota_plus" | "shards"
        amount?: number
        message?: string | null
        from?: string
        isAnonymous?: boolean
        price?: number
        currency?: "rub" | "usd"
        at?: number
        method?: string
        decline?: string
        isCardEnding?: boolean
      }
    }[] | null;
  };
  /** The gifts waiting for the caller, oldest first. Needs a key. */
  '/api/v2/gifts': {
    input: Record<string, never>;
    answer: {
      giftId: number
      productName: "dota_plus" | "shards"
      amount: number
      from: string
      fromId: number | null
      isAnonymous: boolean
      message: string
      givenAt: string
    }[] | null;
  };
  /** The caller’s gifts, waiting and taken, newest first. Needs a key. */
  '/api/v2/gifts/received': {
    input: Record<string, never>;
    answer: {
      giftId: number
      productName: "dota_plus" | "shards"
      amount: number
      from: string
      fromId: number | null
      isAnonymous: boolean
      message: string
      givenAt: string
      takenAt: string | null
    }[] | null;
  };
  /** When the site was last backed up, and whether the backup could be restored */
  '/api/v2/status': {
    input: Record<string, never>;
    answer: {
      backup: {
        madeAt: string
        bytes: number
        rows: number
        seconds: number
        lastMatchAt: string | null
      } | null
      drill: {
        endedAt: string
        outcome: "passed" | "noBackup" | "unreadable" | "newer" | "differs" | "lastMatchLost" | "damaged" | "monthLost" | "failed"
        backupMadeAt: string | null
        tables: number
        rows: number
        seconds: number
        isStructureChecked: boolean
      } | null
    } | null;
  };
  /** What the share card of a page says, in one language */
  '/api/v2/cards': {
    input: {
      address: string | number;
      lang?: "ru" | "en";
    };
    answer: {
      kind: string
      title: string
      line: string
      hero?: string
      facts?: {
        name: string
        value: string
      }[]
      places?: number[]
      rows?: {
        place: number
        name: string
        detail: string
        value: string
      }[]
    } | null;
  };
  /** The nightly files of matches, choices, items and ratings: columns, rows, sizes and checksums; null before the first night */
  '/api/v2/data': {
    input: Record<string, never>;
    answer: {
      format: number
      madeAt: string
      licence: string
      counts: {
        mode: string
        rankGroup: string
        matches: number
        counted: number
      }[]
      ratingFloor: number | null
      seasons: {
        seasonId: number
        name: string
        isOver: boolean
        links: number
        lastLink: string
      }[]
      tables: {
        name: "matches" | "match_players" | "choices" | "items" | "ratings" | "rating_links" | "players"
        columns: {
          name: string
          kind: string
          unit: string | null
          hides: boolean
        }[]
        parts: {
          month: string | null
          rows: number
          sum: string
          parquet: {
            path: string
            bytes: number
            sha256: string
          }
          ndjson: {
            path: string
            bytes: number
            sha256: string
          }
        }[]
      }[]
    } | null;
  };
  /** The caller’s linked Patreon account and the status of its membership. Needs a key. */
  '/api/auth/patreon_link': {
    input: Record<string, never>;
    answer: {
      fullName: string | null
      status: "active" | "declined" | "former" | "none"
      nextChargeAt: number | null
      hasPlus: boolean
    } | null;
  };
};

export type PostCalls = {
  /** Ends every session of the caller, API keys too. Needs a key. */
  '/api/v2/accounts/sign-out-everywhere': {
    input: Record<string, never>;
    answer: null;
  };
  /** An API key for the caller’s program, to be sent as Authorization: Bearer; it is shown only once. For pages of the site: a key does not open it. */
  '/api/v2/accounts/token': {
    input: {
      name?: string
    };
    answer: {
      token: string
    } | null;
  };
  /** Revokes one of the caller’s API keys; answers with those that are left. For pages of the site: a key does not open it. */
  '/api/v2/accounts/keys/revoke': {
    input: {
      keyId: string
    };
    answer: {
      keyId: string
      name: string
      createdAt: string
      usedAt: string
      endsAt: string
    }[] | null;
  };
  /** Erases the caller’s name, avatar, links, sessions and settings for good; confirm is the caller’s player ID. For pages of the site: a key does not open it. */
  '/api/v2/accounts/erase': {
    input: {
      confirm: string
    };
    answer: null;
  };
  /** Orders a product; url is where to pay. Needs a key. */
  '/api/v2/payments/order': {
    input: {
      currency: "rub" | "usd"
      productId: number | string
      giftMessage?: string | null
      giftPlayerId?: "" | number | string | null
      giftPlayerIds?: (number | string)[] | null
      isAnonymous?: boolean | null
      turnOnAutoSub?: boolean | null
      type?: number
      email?: string | null
      idempotencyKey?: string
    };
    answer: {
      url: string
      orderId: number
    } | null;
  };
  /** Orders a gift without signing in; url is where to pay, and key opens the order afterwards */
  '/api/v2/payments/gift': {
    input: {
      productId: number
      giftPlayerIds: number[]
      giftMessage?: string | null
      email: string
      idempotencyKey: string
    };
    answer: {
      url: string
      orderId: number
      key: string
    } | null;
  };
  /** Asks the payment system for the status of the caller’s order, or of the one that a key opens */
  '/api/v2/payments/order/check': {
    input: {
      orderId: number
      key?: string
    };
    answer: {
      orderId: number
      status: "created" | "pending" | "paid" | "cancelled" | "expired" | "refunded" | "disputed"
      type: number
      productId: number
      productName: "dota_plus" | "shards"
      amount: number
      currency: string
      price: number
      url: string | null
      decline: string | null
      recipients: {
        playerId: number
        nickname: string
        avatarUrl: string | null
      }[]
      isAnonymous: boolean
      email: string | null
      paidAt: string | null
      startsAt: string | null
      endsAt: string | null
      code: string | null
    } | null;
  };
  /** Cancels the caller’s unpaid order; if the money still arrives, the order is carried out. Needs a key. */
  '/api/v2/payments/order/cancel': {
    input: {
      orderId: number
    };
    answer: {
      orderId: number
      status: "created" | "pending" | "paid" | "cancelled" | "expired" | "refunded" | "disputed"
      type: number
      productId: number
      productName: "dota_plus" | "shards"
      amount: number
      currency: string
      price: number
      url: string | null
      decline: string | null
      recipients: {
        playerId: number
        nickname: string
        avatarUrl: string | null
      }[]
      isAnonymous: boolean
      email: string | null
      paidAt: string | null
      startsAt: string | null
      endsAt: string | null
      code: string | null
    } | null;
  };
  /** Stops the renewal of the subscription; the paid time stays until it ends. For pages of the site: a key does not open it. */
  '/api/v2/payments/unsubscribe': {
    input: Record<string, never>;
    answer: null;
  };
  /** Resumes a stopped renewal on the agreed terms. For pages of the site: a key does not open it. */
  '/api/v2/payments/renewal/resume': {
    input: Record<string, never>;
    answer: null;
  };
  /** Marks these notices as read. Needs a key. */
  '/api/v2/payments/notices/read': {
    input: {
      noticeIds: number[]
    };
    answer: null;
  };
  /** Takes a gift; answers with those that are left. Needs a key. */
  '/api/v2/gifts/take': {
    input: {
      giftId: number
    };
    answer: {
      giftId: number
      productName: "dota_plus" | "shards"
      amount: number
      from: string
      fromId: number | null
      isAnonymous: boolean
      message: string
      givenAt: string
    }[] | null;
  };
  /** Redeems a code: what it holds goes to the caller, once. Needs a key. */
  '/api/v2/payments/redeem': {
    input: {
      code: string
    };
    answer: {
      productName: "dota_plus" | "shards"
      amount: number
    } | null;
  };
};

export type PutCalls = {
  /** Sets the caller’s links; one that is empty or left out is cleared. Needs a key. */
  '/api/v2/players/social': {
    input: {
      twitch?: string | null
      youtube?: string | null
      discord?: string | null
      discordUserName?: string | null
    };
    answer: null;
  };
  /** Sets who can see the caller; needs a sign-in through Steam. For pages of the site: a key does not open it. */
  '/api/v2/accounts/visibility': {
    input: {
      visibility: "public" | "anonymous" | "private"
    };
    answer: null;
  };
};
