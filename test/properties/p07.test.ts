import { p07 } from "./laws/p07-leak.js";
import { registrySubjects } from "./support/subjects.js";

p07(registrySubjects());
