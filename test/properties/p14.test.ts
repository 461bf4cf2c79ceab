import { p14 } from "./laws/p14-order.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p14(subjects);
p14(subjects, CHAINED);
