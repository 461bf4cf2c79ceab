import { p09 } from "./laws/p09-value-ends.js";
import { registrySubjects } from "./support/subjects.js";

p09(registrySubjects());
