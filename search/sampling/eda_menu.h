/* What can be done in a state, each action once, with the weights that a model gives them after a history:
 * MakeAChoice of Staunton and Clark, section IV.D.  Actions have an order of their own and choices of the
 * same action are drawn by tickets, so that the same random numbers choose the same, however actions and
 * threads are numbered. */
#ifndef SEARCH_SAMPLING_EDA_MENU_H
#define SEARCH_SAMPLING_EDA_MENU_H

#include "base/random.h"
#include "search/actions.h"
#include "search/eda_model.h"

typedef struct MenuItem {
    uint32_t action;
    uint64_t order, weight;
} MenuItem;

typedef struct Menu {
    ChoiceAction *choices;
    MenuItem *items; /* by their order */
    int choice_count, item_count, capacity;
    uint64_t total;                 /* of the weights */
    uint32_t *seen;                 /* by action: in which menu it was last */
    uint32_t seen_capacity, number; /* number: of this menu */
} Menu;

void menu_fill(Menu *menu, const Actions *actions,
               int choice_count); /* actions NULL: each choice is an action */
void menu_free(Menu *menu);

/* Model NULL: blank.  An action that the model does not know here has the part `unseen` of the lowest
 * probability of those that it knows. */
void menu_weigh(Menu *menu, const Model *model, const uint32_t *history, uint32_t length, double unseen);

/* A choice; with the probability `mutation` each action is as likely as any other. */
int menu_draw(const Menu *menu, double mutation, Random *random);

#endif
